import { newId } from '../../../kernel/ids.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { MOVE_DEFAULTS } from '../contract/limits.js';
import type { MoveBranch, StoredActivity } from '../move-state.js';
import { freshOperation } from './plan-operation.js';

export interface NewActivity {
  customerId: string;
  branch: MoveBranch;
  activityDay: LocalDate;
  created: Date;
  version: number;
}

/** An activity with the defaults and one operation. Source: product-1 section 3. */
export function freshActivity(input: NewActivity): StoredActivity {
  const { customerId, branch, activityDay, created, version } = input;
  const activity: StoredActivity = {
    id: newId(created.getTime()),
    customerId,
    branchId: branch.id,
    created,
    changedVersion: version,
    activityDay,
    estHours: MOVE_DEFAULTS.estHours,
    minTime: MOVE_DEFAULTS.minTime,
    numMovers: MOVE_DEFAULTS.numMovers,
    truckCount: MOVE_DEFAULTS.truckCount,
    costingStrategy: MOVE_DEFAULTS.costingStrategy,
    notes: '',
    alerts: '',
    toBeMoved: '',
    inventory: '',
    requiresLift: false,
    startingDriveTime: null,
    endingDriveTime: null,
    transitVersion: 0,
    constantsVersion: null,
    automatedHours: null,
    automatedMovers: null,
    automatedTrucks: null,
    locations: [],
    operations: [],
  };
  const home = { activity, timezone: branch.timezone, legs: activity };
  return { ...activity, operations: [freshOperation(home)] };
}
