import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import { CalendarFeedRepository } from '../../persistence/calendar-feed.repository.js';
import { RevokeCalendarFeedCommand } from './revoke-calendar-feed.command.js';

@CommandHandler(RevokeCalendarFeedCommand)
export class RevokeCalendarFeedHandler implements ICommandHandler<RevokeCalendarFeedCommand> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly history: History,
  ) {}

  async execute({ employeeId }: RevokeCalendarFeedCommand): Promise<void> {
    if (!(await this.feeds.revoke(employeeId))) return;
    await this.history.record({
      entity: 'employee',
      entityId: employeeId,
      type: 'UPDATED',
      changes: [{ field: 'calendarFeed', before: true, after: false }],
    });
  }
}
