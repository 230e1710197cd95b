import { publicEvent } from '#kernel/public-event.js';

/** When a job began is known, by a stamp or from the office, and was not before. */
export class JobStarted extends publicEvent('JobStarted', 1, {
  operationId: 'id',
  activityId: 'id',
  at: 'instant',
}) {}
