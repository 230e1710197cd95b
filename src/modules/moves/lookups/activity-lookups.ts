import { Injectable } from '@nestjs/common';
import { sameValue } from '../../../kernel/same-value.js';
import { localDateOf } from '../../../kernel/local-date.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { EstimateConstants } from '../domain/estimates/estimate-constants.js';
import type { MoveBranch, StoredActivity } from '../move-state.js';
import { ConstantsStore } from '../persistence/constants-store.js';
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
    const completed: StoredActivity[] = [];
    for (const activity of planned) {
      const isAsStored = sameEstimateInput(activity, known.get(activity.id));
      completed.push(isAsStored ? activity : await this.completeOne(activity, constants));
    }
    return completed;
  }

  private async completeOne(
    activity: StoredActivity,
    constants: EstimateConstants,
  ): Promise<StoredActivity> {
    const { locations, branchId } = activity;
    const located = await this.surroundings.around(locations, branchId);
    return withEstimates({ ...activity, locations: located }, constants);
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
