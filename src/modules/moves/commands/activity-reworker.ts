import { Injectable } from '@nestjs/common';
import { invalidFields } from '#kernel/domain-error.js';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { activityInside } from '../contract/work-on-wire.js';
import type { Activity } from '../domain/activity.js';
import { changedActivity } from '../domain/changes/changed-activity.js';
import { requireWindowsOn } from '../domain/changes/changed-windows.js';
import { withoutTrucks } from '../domain/changes/following-legs.js';
import { requirePreSave } from '../domain/changes/pre-save.js';
import { withReckonedDrives } from '../domain/changes/with-reckoned-drives.js';
import { crewsOf } from '../domain/estimates/crew-speed.js';
import { activityOf, withActivity } from '../domain/move.js';
import type { Move } from '../domain/move.js';
import { ActivityLookups } from '../lookups/activity-lookups.js';
import { ConstantsRepository } from '../persistence/constants.repository.js';
import type { Rework } from '../ports/activity-rebooking.js';
import { requireComplete } from './body-faults.js';

/** Where the body of the activity is, for the paths of faults. */
const PATH = 'activity';

/** Changes what is locked while it is booked, for whoever books it again in the same transaction. */
@Injectable()
export class ActivityReworker {
  constructor(
    private readonly lookups: ActivityLookups,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The move as it is to be, its operations where they are.
   * @throws DomainError 400 at `activity.…`, 422 as a save
   */
  async rework(before: Move, activityId: string, { body, drives }: Rework): Promise<Move> {
    const { branch } = before;
    const stored = activityOf(before, activityId);
    if (body.locations?.length === 0 && stored.locations.length > 0) throw withoutStops();
    const at = { from: branch, to: branch, path: PATH };
    const changed = changedActivity(stored, activityInside(body), at);
    requireComplete({ activity: stored, branch }, { activity: changed, branch }, body, PATH);
    const planned = withActivity(before, withCrews(stored, changed));
    requireWindowsOn(before, planned);
    requirePreSave(planned);
    // Booked anew, it has the zones and fees of now.
    const activities = await this.lookups.complete(withoutTrucks(before), planned);
    const completed = { ...planned, activities };
    if (!drives) return completed;
    const today = localDateOf(this.clock.now(), branch.timezone);
    const constants = await this.constants.inForce(today);
    const driven = withReckonedDrives(activityOf(completed, activityId), drives, constants);
    return withActivity(completed, driven);
  }
}

const withoutStops = (): Error =>
  invalidFields([
    { path: `${PATH}.locations`, message: 'A booked day keeps at least one location' },
  ]);

/** Other movers are spread over the trucks as an estimate spreads them, where each truck has its operation. */
function withCrews(stored: Activity, changed: Activity): Activity {
  const { numMovers, truckCount, operations } = changed;
  if (numMovers === stored.numMovers || operations.length !== truckCount) return changed;
  const crews = crewsOf(numMovers, truckCount);
  return {
    ...changed,
    operations: operations.map((operation, index) => ({
      ...operation,
      moverCount: crews[index] ?? operation.moverCount,
    })),
  };
}
