import { publicEvent } from '#kernel/public-event.js';

/** When a job ended is known, by a stamp or from the office, and was not before. */
export class JobFinished extends publicEvent('JobFinished', 1, {
  operationId: 'id',
  activityId: 'id',
  at: 'instant',
}) {}
