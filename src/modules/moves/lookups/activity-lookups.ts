import { Injectable } from '@nestjs/common';
import { sameValue } from '#kernel/same-value.js';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { EstimateConstants } from '../domain/estimates/estimate-constants.js';
import { ConstantsRepository } from '../persistence/constants.repository.js';
import { originsAt } from '../domain/estimates/figure-origins.js';
import { withTypedWorktimes } from '../domain/changes/typed-worktimes.js';
import { withEstimates } from '../domain/changes/with-estimates.js';
import { isTrucked } from '../domain/activities/activity-state.js';
import { StopSurroundings } from './stop-surroundings.js';
import type { Activity } from '../domain/activity.js';
import type { Move } from '../domain/move.js';

/** Completes planned activities with what is looked up when they are written. */
@Injectable()
export class ActivityLookups {
  constructor(
    private readonly surroundings: StopSurroundings,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The planned activities with zones, fees, problem flags and estimates; one that did not change
   * keeps what it has.
   */
  async complete(before: Move, planned: Move): Promise<Activity[]> {
    const { branch } = planned;
    const known = new Map(before.activities.map((activity) => [activity.id, activity]));
    const staysAtBranch = before.branch.id === branch.id;
    const constants = await this.constants.inForce(localDateOf(this.clock.now(), branch.timezone));
    const completed: Activity[] = [];
    for (const activity of planned.activities) {
      const former = known.get(activity.id);
      const stored = staysAtBranch ? former : undefined;
      if (sameEstimateInput(activity, stored)) {
        completed.push(activity);
        continue;
      }
      const locations = withTypedWorktimes(former?.locations ?? [], { ...activity, constants });
      const settled = { ...activity, locations };
      const complete = await this.completeOne(
        former
          ? {
              ...settled,
              figureOrigins: originsAt({ ...former, constants }, { ...settled, constants }),
            }
          : settled,
        branch.id,
        constants,
      );
      completed.push(
        stored && isTrucked(stored.operations) ? atItsFees(complete, stored) : complete,
      );
    }
    return completed;
  }

  private async completeOne(
    activity: Activity,
    branchId: string,
    constants: EstimateConstants,
  ): Promise<Activity> {
    const located = await this.surroundings.around(activity.locations, branchId);
    return withEstimates({ ...activity, locations: located }, constants);
  }
}

/** A booked day keeps the zones and fees at which it was booked: its addresses are locked, only access changes. */
function atItsFees(activity: Activity, stored: Activity): Activity {
  const known = new Map(stored.locations.map((stop) => [stop.id, stop]));
  const locations = activity.locations.map((stop) => {
    const { zone, zoneFeeCents } = known.get(stop.id) ?? stop;
    return { ...stop, zone, zoneFeeCents };
  });
  return { ...activity, locations };
}

/** Whether nothing changed that a zone, a problem flag or the size tables depend on. */
const sameEstimateInput = (a: Activity, b: Activity | undefined): boolean =>
  b !== undefined &&
  a.numMovers === b.numMovers &&
  a.truckCount === b.truckCount &&
  a.minTime === b.minTime &&
  sameValue(a.locations, b.locations);
