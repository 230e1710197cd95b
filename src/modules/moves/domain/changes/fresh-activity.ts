import { newId } from '#kernel/ids.js';
import type { LocalDate } from '#kernel/local-date.js';
import { MOVE_DEFAULTS } from '../defaults.js';
import { DEFAULT_ORIGINS } from '../estimates/figure-origins.js';
import { freshOperation } from './changed-operation.js';
import type { Activity } from '../activity.js';
import type { MoveBranch } from '../move.js';

export interface NewActivity {
  branch: MoveBranch;
  activityDay: LocalDate;
  created: Date;
  version: number;
}

/** An activity with the defaults and one operation (R-MOVE-2). */
export function freshActivity(input: NewActivity): Activity {
  const { branch, activityDay, created, version } = input;
  const activity: Activity = {
    id: newId(created.getTime()),
    created,
    changedVersion: version,
    activityDay,
    estHours: MOVE_DEFAULTS.estHours,
    minTime: MOVE_DEFAULTS.minTime,
    numMovers: MOVE_DEFAULTS.numMovers,
    truckCount: MOVE_DEFAULTS.truckCount,
    figureOrigins: DEFAULT_ORIGINS,
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
    estimateBasis: null,
    locations: [],
    operations: [],
  };
  const home = { activity, timezone: branch.timezone, legs: activity };
  return { ...activity, operations: [freshOperation(home)] };
}
