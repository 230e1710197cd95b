import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { GetCustomerRangesQuery } from '#modules/ranges/index.js';
import type { ProposalView } from '../../contract/proposal.view.js';
import { ProposalReader } from '../proposal-reader.js';
import { GetProposalQuery } from './get-proposal.query.js';

@QueryHandler(GetProposalQuery)
export class GetProposalHandler implements IQueryHandler<GetProposalQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly proposals: ProposalReader,
  ) {}

  async execute({ customerId }: GetProposalQuery): Promise<ProposalView> {
    const { maxima } = await this.queries.execute(new GetCustomerRangesQuery(customerId));
    const { required, missing, html } = await this.proposals.read(customerId, maxima);
    return { required, html: html ?? '', missing: [...missing] };
  }
}
