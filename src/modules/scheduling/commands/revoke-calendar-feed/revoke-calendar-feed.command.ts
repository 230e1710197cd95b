import { Command } from '@nestjs/cqrs';

/** Ends a person's calendar feed; there need not be one. */
export class RevokeCalendarFeedCommand extends Command<void> {
  constructor(readonly employeeId: string) {
    super();
  }
}
