import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ProposalView } from '../../contract/proposal.view.js';

/** The newest proposals of a branch's day, newest first. @throws 404 'Branch not found' */
export class ListProposalsQuery extends Query<ProposalView[]> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
  ) {
    super();
  }
}
