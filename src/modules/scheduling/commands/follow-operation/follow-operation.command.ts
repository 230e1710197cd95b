import { Command } from '@nestjs/cqrs';
import type { FollowedView } from '../../contract/booking.view.js';
import type { ExpectedPlace } from '../../contract/expectations.js';

export interface Following {
  readonly branchId: string;
  /** The operation that is to follow. */
  readonly operationId: string;
  /** Of its customer, as the sender saw it. */
  readonly version: number;
  /** The operation before it. */
  readonly afterId: string;
  readonly afterVersion: number;
  /** Where the sender believes the one that is to follow. */
  readonly expect?: ExpectedPlace | undefined;
}

/**
 * Lets an operation follow another one on its truck directly, and puts it there.
 * @throws 404; 409 STALE_NOUNCE, BLOCK_CHANGED, DIRECT_LEGS_OFF, NOT_ADJACENT, LEG_TYPED, LEG_UNKNOWN,
 *   LEG_TOO_LONG, and then as an assignment; 503 while the maps service is down
 */
export class FollowOperationCommand extends Command<FollowedView> {
  constructor(readonly following: Following) {
    super();
  }
}
