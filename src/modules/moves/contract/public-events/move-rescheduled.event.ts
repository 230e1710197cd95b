import { publicEvent } from '#kernel/public-event.js';

const PLAN = { day: 'day', start: 'instant', trucks: 'count' } as const;

/** A booked day takes place on another day, from another time, or with more or fewer trucks. */
export class MoveRescheduled extends publicEvent('MoveRescheduled', 1, {
  activityId: 'id',
  ...PLAN,
  before: PLAN,
}) {}
