import { Command } from '@nestjs/cqrs';
import type { HoldView } from '../../contract/holds.view.js';

/**
 * Holds a slot that was offered, for a quarter of an hour; what the caller held for the same activity or
 * draft is free again.
 * @throws 410 SLOT_EXPIRED, 409 SLOT_TAKEN, both with what is free instead; 409 TOO_MANY_HOLDS,
 *   OTHER_BRANCH; 404 for an activity that is gone; 422 WINDOWS_OFF; 503 while the maps service is down
 */
export class HoldOfferCommand extends Command<HoldView> {
  constructor(
    readonly token: string,
    /** Employee id. */
    readonly heldBy: string,
  ) {
    super();
  }
}
