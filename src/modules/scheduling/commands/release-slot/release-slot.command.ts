import { Command } from '@nestjs/cqrs';

/**
 * Gives a reserved slot back; one that is gone already is not an error.
 * @returns the truck that it was on by now; null: it was gone
 */
export class ReleaseSlotCommand extends Command<string | null> {
  constructor(readonly reservationId: string) {
    super();
  }
}
