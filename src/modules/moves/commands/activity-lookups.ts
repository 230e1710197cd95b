import { Injectable } from '@nestjs/common';
import { sameValue } from '../../../kernel/same-value.js';
import { localDateOf } from '../../../kernel/local-date.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { MoveBranch, StoredActivity } from '../move-state.js';
import { ConstantsStore } from '../persistence/constants-store.js';
import type { LocationRow } from '../persistence/location.row.js';
import { withEstimates } from '../planning/with-estimates.js';
import { StopSurroundings } from './stop-surroundings.js';

/** Completes planned activities with what is looked up when they are written. */
@Injectable()
export class ActivityLookups {
  constructor(
    private readonly surroundings: StopSurroundings,
    private readonly constants: ConstantsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The planned activities with zones, fees, problem marks and estimates; one that did not change
   * keeps what it has.
   */
  async complete(
    before: readonly StoredActivity[],
    planned: readonly StoredActivity[],
    branch: MoveBranch,
  ): Promise<StoredActivity[]> {
    const known = new Map(before.map((activity) => [activity.id, activity]));
    const constants = await this.constants.inForce(localDateOf(this.clock.now(), branch.timezone));
    return Promise.all(
      planned.map(async (activity) => {
        if (sameEstimateInput(activity, known.get(activity.id))) return activity;
        const locations = await this.located(activity.locations, branch);
        return withEstimates({ ...activity, locations }, constants);
      }),
    );
  }

  private located(locations: readonly LocationRow[], branch: MoveBranch): Promise<LocationRow[]> {
    return Promise.all(
      locations.map(async (location) => ({
        ...location,
        ...(await this.surroundings.of(location, branch.id)),
      })),
    );
  }
}

/** Whether nothing differs that a zone, a problem mark or the size tables look at. */
const sameEstimateInput = (a: StoredActivity, b: StoredActivity | undefined): boolean =>
  b !== undefined &&
  a.branchId === b.branchId &&
  a.numMovers === b.numMovers &&
  a.truckCount === b.truckCount &&
  a.minTime === b.minTime &&
  sameValue(a.locations, b.locations);
