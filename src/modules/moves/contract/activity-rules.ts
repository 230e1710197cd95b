export { FREE_WHILE_TRUCKED } from '../domain/activities/activity-lock.js';
export { activityState, hasTruck, isTrucked } from '../domain/activities/activity-state.js';
export { activityType } from '../domain/activities/activity-type.js';
export { stairsTime } from '../domain/estimates/stairs.js';
export { isHold, isUnload } from '../domain/work-types.js';
