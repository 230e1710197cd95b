import { Command } from '@nestjs/cqrs';

/** Gives a reserved slot back; one that is gone already is not an error. */
export class ReleaseSlotCommand extends Command<void> {
  constructor(readonly reservationId: string) {
    super();
  }
}
