import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { activityInside } from '../../contract/work-on-wire.js';
import { guardActivity } from '../../domain/changes/activity-guard.js';
import { requireComplete } from '../body-faults.js';
import { changedActivity } from '../../domain/changes/changed-activity.js';
import { requireWindowsOn } from '../../domain/changes/changed-windows.js';
import { requirePreSave } from '../../domain/changes/pre-save.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { UpdateActivityCommand } from './update-activity.command.js';
import { activityOf, withActivity } from '../../domain/move.js';

const PATH = 'activity';

@CommandHandler(UpdateActivityCommand)
export class UpdateActivityHandler implements ICommandHandler<UpdateActivityCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly lookups: ActivityLookups,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ update }: UpdateActivityCommand): Promise<number> {
    const { customerId, activityId, version, activity: body } = update;
    const before = await this.session.claim({ customerId, version });
    const { branch } = before;
    const stored = activityOf(before, activityId);
    const planned = changedActivity(stored, activityInside(body), {
      from: branch,
      to: branch,
      path: PATH,
    });
    requireComplete({ activity: stored, branch }, { activity: planned, branch }, body, PATH);
    guardActivity(stored, planned);
    const after = withActivity(before, planned);
    requireWindowsOn(before, after);
    requirePreSave(after);
    const activities = await this.lookups.complete(before, after);
    return this.saver.save(before, { ...after, activities }, { type: 'UPDATED' });
  }
}
