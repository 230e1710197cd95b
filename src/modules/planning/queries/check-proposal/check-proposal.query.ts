import { Query } from '@nestjs/cqrs';
import type { CheckedView } from '../../contract/proposal.view.js';

/**
 * What an option would come to now without some of its steps, and what is in its way.
 * @throws 404, 400 for an option or a step that it does not have
 */
export class CheckProposalQuery extends Query<CheckedView> {
  constructor(
    readonly proposalId: string,
    readonly option: number,
    readonly leaveOut: readonly number[],
  ) {
    super();
  }
}
