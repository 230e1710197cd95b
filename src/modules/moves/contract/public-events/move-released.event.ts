import { publicEvent } from '#kernel/public-event.js';

/** A booked day of a customer who stays lacks a truck; `day` is the one that it was booked for. */
export class MoveReleased extends publicEvent('MoveReleased', 1, {
  activityId: 'id',
  day: 'day',
}) {}
