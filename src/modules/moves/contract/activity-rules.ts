import * as types from '../domain/activities/activity-type.js';
import * as works from '../domain/work-types.js';
import { LEVELS_BELOW } from '../domain/move-tree.js';
import { FREE_STOP_FIELDS } from '../domain/stop-fields.js';
import { wireNameOf } from './stop-fields.js';
import { workInside } from './work-on-wire.js';
import type { WorkOnWire } from './work-on-wire.js';

export { FREE_WHILE_TRUCKED } from '../domain/activities/activity-lock.js';
/** What may change of stops while a truck is assigned. */
export const FREE_OF_STOPS: readonly string[] = [
  ...FREE_STOP_FIELDS.map(wireNameOf),
  ...LEVELS_BELOW.locations,
];
export { hasCrewMismatch } from '../domain/activities/crew-mismatch.js';
export {
  activityState,
  hasTruck,
  isTrucked,
  stateDescription,
  STATES_WITH_ALL_TRUCKS,
  STATES_WITH_TRUCKS,
} from '../domain/activities/activity-state.js';
export { stairsTime } from '../domain/estimates/stairs.js';

/* From the work of stops as the API names it. */

export const activityType = (stops: readonly WorkOnWire[]): types.ActivityType =>
  types.activityType(stops.map(workInside));
export const isHold = (stop: WorkOnWire | undefined): boolean =>
  works.isHold(stop && workInside(stop));
export const isUnload = (stop: WorkOnWire): boolean => works.isUnload(workInside(stop));
