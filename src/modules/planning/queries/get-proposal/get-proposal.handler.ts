import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ProposalView } from '../../contract/proposal.view.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { toProposal } from '../to-proposal.js';
import { GetProposalQuery } from './get-proposal.query.js';

@QueryHandler(GetProposalQuery)
export class GetProposalHandler implements IQueryHandler<GetProposalQuery> {
  constructor(private readonly proposals: ProposalRepository) {}

  async execute({ proposalId }: GetProposalQuery): Promise<ProposalView> {
    return toProposal(await this.proposals.get(proposalId));
  }
}
