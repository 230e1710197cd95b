import { publicEvent } from '#kernel/public-event.js';

/** A day has all the trucks that it wants, and did not have them before. */
export class MoveBooked extends publicEvent('MoveBooked', 1, {
  activityId: 'id',
  day: 'day',
  /** When the first of its jobs begins. */
  start: 'instant',
  trucks: 'count',
}) {}
