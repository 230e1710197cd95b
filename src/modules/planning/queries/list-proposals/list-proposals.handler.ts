import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { GetPlanningQuery } from '#modules/branches/index.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { RepairEngine } from '../../repairing/repair-engine.js';
import { toProposal } from '../to-proposal.js';
import { ListProposalsQuery } from './list-proposals.query.js';

@QueryHandler(ListProposalsQuery)
export class ListProposalsHandler implements IQueryHandler<ListProposalsQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly proposals: ProposalRepository,
    private readonly engine: RepairEngine,
  ) {}

  async execute({ branchId, day }: ListProposalsQuery): Promise<ProposalView[]> {
    await this.queries.execute(new GetPlanningQuery(branchId));
    this.engine.warm();
    return (await this.proposals.ofDay(branchId, day)).map(toProposal);
  }
}
