import { Command } from '@nestjs/cqrs';
import type { HoldView } from '../../contract/holds.view.js';
import type { EndedHold } from '../../domain/slots/holds.js';

export type { EndedHold };

/**
 * Holds a time again that was given back by mistake: on the same trucks and hours, until it would have ended anyway.
 * @throws 404 Hold, Truck; 409 HOLD_BOOKED, TOO_MANY_HOLDS, SLOT_TAKEN with what is in the way, OTHER_BRANCH; 410 HOLD_EXPIRED
 */
export class ResumeHoldCommand extends Command<HoldView> {
  constructor(
    /** As it was given back. */
    readonly ended: EndedHold,
    /** Employee id; null: whoever held it. */
    readonly heldBy: string | null,
  ) {
    super();
  }
}
