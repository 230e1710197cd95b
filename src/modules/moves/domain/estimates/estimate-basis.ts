import { totalSpeed } from './crew-speed.js';
import type { EstimateInput } from './estimate-input.js';
import { groupOf, type JobGroup } from './job-group.js';
import { estimateStop } from './estimate-stop.js';
import { tidy } from './stop-columns.js';

/** What the time of a day comes from, for learning how long such days really take. */
export interface EstimateBasis {
  readonly group: JobGroup;
  /** Sum of the speeds of the planned crews; a crew of two is 1. */
  readonly speed: number;
  /** Minutes of the planned crews without driving: what was entered by hand, and packing, too. */
  readonly handlingMinutes: number;
  /** Minutes of the known legs between stops. */
  readonly drivingMinutes: number;
  /** There is handling, and every stop but Packing and Hold has a time. */
  readonly isComplete: boolean;
}

/** The part of it that is stored with the activity, for what boards show of it. */
export type StoredBasis = Pick<EstimateBasis, 'group' | 'handlingMinutes' | 'drivingMinutes'>;

/** Null while a stop has no time. */
export function storedBasis(input: EstimateInput): StoredBasis | null {
  const { group, handlingMinutes, drivingMinutes, isComplete } = estimateBasis(input);
  return isComplete ? { group, handlingMinutes, drivingMinutes } : null;
}

/** What the automated estimate of an activity is made of (R-RANGE-1). */
export function estimateBasis(input: EstimateInput): EstimateBasis {
  const { numMovers, truckCount, constants } = input;
  const speed = totalSpeed(numMovers, truckCount, constants);
  let [handling, driving, isComplete] = [0, 0, true];
  for (const index of input.locations.keys()) {
    const estimate = estimateStop(input, index, speed);
    const leg = estimate.worktimeEstimations.timeInMinutes.forDriving ?? 0;
    handling += estimate.crewMinutes - leg;
    driving += leg;
    isComplete &&= estimate.isCounted;
  }
  const handlingMinutes = tidy(handling);
  return {
    group: groupOf(input.locations),
    speed,
    handlingMinutes,
    drivingMinutes: tidy(driving),
    isComplete: isComplete && handlingMinutes > 0,
  };
}
