import { Query } from '@nestjs/cqrs';
import type { ProposalView } from '../../contract/proposal.view.js';

/** What the server adds to a customer's quotes and confirmations. Refused: 404. */
export class GetProposalQuery extends Query<ProposalView> {
  constructor(readonly customerId: string) {
    super();
  }
}
