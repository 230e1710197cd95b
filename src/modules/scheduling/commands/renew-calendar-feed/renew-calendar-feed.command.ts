import { Command } from '@nestjs/cqrs';

/**
 * Gives a person's calendar a new secret, which is answered and kept nowhere. The one before is dead.
 * Refused: 404 for somebody who is not active.
 */
export class RenewCalendarFeedCommand extends Command<string> {
  constructor(readonly employeeId: string) {
    super();
  }
}
