import { Command } from '@nestjs/cqrs';

/** Gives a held slot back; one that is gone already is no fault. */
export class ReleaseSlotCommand extends Command<void> {
  constructor(readonly reservationId: string) {
    super();
  }
}
