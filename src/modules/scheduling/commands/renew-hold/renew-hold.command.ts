import { Command } from '@nestjs/cqrs';
import type { HoldView } from '../../contract/holds.view.js';

/**
 * Keeps a hold for another quarter of an hour, once.
 * @throws 404 'Hold not found', 409 HOLD_BOOKED, 410 HOLD_EXPIRED, 409 HOLD_RENEWED
 */
export class RenewHoldCommand extends Command<HoldView> {
  constructor(
    readonly holdId: string,
    /** Employee id. */
    readonly heldBy: string,
  ) {
    super();
  }
}
