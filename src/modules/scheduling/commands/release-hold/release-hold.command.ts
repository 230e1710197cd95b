import { Command } from '@nestjs/cqrs';

/**
 * Gives a held time back; one that is over or booked already is not an error.
 * @throws 404 'Hold not found', also for another's
 */
export class ReleaseHoldCommand extends Command<void> {
  /** @param heldBy employee id; null: whoever holds it */
  constructor(
    readonly holdId: string,
    readonly heldBy: string | null,
  ) {
    super();
  }
}
