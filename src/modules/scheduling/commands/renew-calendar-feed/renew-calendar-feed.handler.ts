import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '../../../../platform/history/history.js';
import { CalendarFeeds } from '../../persistence/calendar-feeds.js';
import { RenewCalendarFeedCommand } from './renew-calendar-feed.command.js';

@CommandHandler(RenewCalendarFeedCommand)
export class RenewCalendarFeedHandler implements ICommandHandler<RenewCalendarFeedCommand> {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly history: History,
  ) {}

  async execute({ employeeId }: RenewCalendarFeedCommand): Promise<string> {
    const { secret, replaced } = await this.feeds.renew(employeeId);
    await this.history.record({
      entity: 'employee',
      entityId: employeeId,
      type: 'UPDATED',
      changes: [{ field: 'calendarFeed', before: replaced, after: true }],
    });
    return secret;
  }
}
