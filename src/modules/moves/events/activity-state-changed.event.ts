import type { ActivityState } from '../domain/activities/activity-state.js';

/** Trucks were assigned or removed so that an activity's state is another one. */
export class ActivityStateChanged {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
    readonly before: ActivityState,
    readonly after: ActivityState,
  ) {}
}
