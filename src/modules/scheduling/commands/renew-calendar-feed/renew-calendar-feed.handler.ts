import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { History } from '#platform/history/history.js';
import { LockEmployeeCommand } from '#modules/employees/index.js';
import { CalendarFeedRepository } from '../../persistence/calendar-feed.repository.js';
import { RenewCalendarFeedCommand } from './renew-calendar-feed.command.js';

@CommandHandler(RenewCalendarFeedCommand)
export class RenewCalendarFeedHandler implements ICommandHandler<RenewCalendarFeedCommand> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly commands: CommandBus,
    private readonly history: History,
  ) {}

  async execute({ employeeId }: RenewCalendarFeedCommand): Promise<string> {
    // Otherwise somebody made inactive at this moment would have a link that works again when they
    // come back.
    const { active } = await this.commands.execute(new LockEmployeeCommand(employeeId));
    if (!active) throw notFound('Employee');
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
