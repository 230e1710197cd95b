import { Command } from '@nestjs/cqrs';

/** Ends a person's calendar feed, if there is one. */
export class RevokeCalendarFeedCommand extends Command<void> {
  constructor(readonly employeeId: string) {
    super();
  }
}
