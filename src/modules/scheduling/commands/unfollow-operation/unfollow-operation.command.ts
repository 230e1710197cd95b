import { Command } from '@nestjs/cqrs';
import type { FollowedView } from '../../contract/booking.view.js';

export interface Unfollowing {
  readonly branchId: string;
  /** The operation that follows another one. */
  readonly operationId: string;
  /** Of its customer, as the sender saw it. */
  readonly version: number;
  /** Of the customer of the one before. */
  readonly afterVersion: number;
}

/**
 * Lets a truck drive by the yard again between two operations.
 * @throws 404; 409 STALE_NOUNCE, BLOCK_CHANGED if it follows none, CUSTOMER_INACTIVE, OTHER_BRANCH,
 *   SLOT_TAKEN
 */
export class UnfollowOperationCommand extends Command<FollowedView> {
  constructor(readonly unfollowing: Unfollowing) {
    super();
  }
}
