import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { requireUntrucked } from '../../domain/changes/activity-guard.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { DeleteActivityCommand } from './delete-activity.command.js';
import { activityOf } from '../../domain/move.js';

@CommandHandler(DeleteActivityCommand)
export class DeleteActivityHandler implements ICommandHandler<DeleteActivityCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ customerId, activityId, version }: DeleteActivityCommand): Promise<number> {
    const before = await this.session.claim({ customerId, version });
    requireUntrucked([activityOf(before, activityId)]);
    const activities = before.activities.filter(({ id }) => id !== activityId);
    return this.saver.save(before, { ...before, activities }, { type: 'UPDATED' });
  }
}
