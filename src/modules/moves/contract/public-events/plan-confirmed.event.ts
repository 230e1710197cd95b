import { publicEvent } from '#kernel/public-event.js';

/**
 * A confirmation was delivered. `planVersion` is the version of the plan that it states; `activityIds` are the
 * days that have not changed since it was written.
 */
export class PlanConfirmed extends publicEvent('PlanConfirmed', 1, {
  activityIds: 'ids',
  planVersion: 'count',
}) {}
