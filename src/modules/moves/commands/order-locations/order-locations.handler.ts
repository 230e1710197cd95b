import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { invalidFields } from '#kernel/domain-error.js';
import { guardActivity } from '../../domain/changes/activity-guard.js';
import { followingLegs } from '../../domain/changes/following-legs.js';
import { withStaleLegs } from '../../domain/changes/stale-legs.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { DriveRefresh } from '../drive-refresh.js';
import { MoveSaver } from '../move-saver.js';
import { MoveSession } from '../move-session.js';
import { OrderLocationsCommand } from './order-locations.command.js';
import type { Activity } from '../../domain/activity.js';
import { activityOf, withActivity } from '../../domain/move.js';

@CommandHandler(OrderLocationsCommand)
export class OrderLocationsHandler implements ICommandHandler<OrderLocationsCommand> {
  constructor(
    private readonly session: MoveSession,
    private readonly lookups: ActivityLookups,
    private readonly saver: MoveSaver,
    private readonly drives: DriveRefresh,
  ) {}

  async execute({ order }: OrderLocationsCommand): Promise<number> {
    const { customerId, activityId, version } = order;
    const before = await this.session.claim({ customerId, version });
    const stored = activityOf(before, activityId);
    const { branch } = before;
    const planned = reordered(stored, order.locations, branch.id);
    guardActivity(stored, planned);
    const moved = withActivity(before, planned);
    const activities = await this.lookups.complete(before, moved);
    const after = { ...moved, activities };
    const saved = await this.saver.save(before, after, { type: 'UPDATED' });
    await this.drives.start(before, after);
    return saved;
  }
}

/** Whether an end is Hold may change, so the operations follow the legs that count now. */
function reordered(activity: Activity, ids: readonly string[], branchId: string): Activity {
  const known = new Map(activity.locations.map((location) => [location.id, location]));
  const locations = ids.flatMap((id) => known.get(id) ?? []);
  if (locations.length !== ids.length || new Set(ids).size !== known.size) {
    const message = 'Every location of the activity must be named once';
    throw invalidFields([{ path: 'locations', message }]);
  }
  const route = withStaleLegs({ locations: activity.locations, branchId }, { locations, branchId });
  const planned = { ...activity, locations: route };
  return {
    ...planned,
    operations: activity.operations.map((operation) => followingLegs(operation, planned)),
  };
}
