import { Query } from '@nestjs/cqrs';
import type { ProposalView } from '../../contract/proposal.view.js';

/** One proposal. @throws 404 */
export class GetProposalQuery extends Query<ProposalView> {
  constructor(readonly proposalId: string) {
    super();
  }
}
