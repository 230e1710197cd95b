import { Command } from '@nestjs/cqrs';

/**
 * Gives a person's calendar a new secret, which is returned and never stored. The former one no
 * longer works.
 * Refused: 404 for somebody who is not active.
 */
export class RenewCalendarFeedCommand extends Command<string> {
  constructor(readonly employeeId: string) {
    super();
  }
}
