import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { freshActivity } from '../../domain/changes/fresh-activity.js';
import { nextFreeDay } from '../../domain/changes/next-free-day.js';
import { requireFreeDay } from '../../domain/changes/pre-save.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { AddActivityCommand } from './add-activity.command.js';
import type { ActivityAdded } from './add-activity.command.js';

@CommandHandler(AddActivityCommand)
export class AddActivityHandler implements ICommandHandler<AddActivityCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly saver: MoveSaver,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId, version, activityDay }: AddActivityCommand): Promise<ActivityAdded> {
    const before = await this.session.claim({ customerId, version });
    const { customer, branch, activities } = before;
    const created = this.clock.now();
    const days = activities.map((activity) => activity.activityDay);
    if (activityDay !== undefined) requireFreeDay(days, activityDay);
    const today = localDateOf(created, branch.timezone);
    const added = freshActivity({
      branch,
      activityDay: activityDay ?? nextFreeDay(days, customer.requestedDay, today),
      created,
      version: customer.version,
    });
    const after = { ...before, activities: [...activities, added] };
    return {
      activityId: added.id,
      version: await this.saver.save(before, after, { type: 'UPDATED' }),
    };
  }
}
