import { publicEvent } from '#kernel/public-event.js';

/** The customer was made inactive; `activityIds` are the days that were booked. */
export class MoveCanceled extends publicEvent('MoveCanceled', 1, { activityIds: 'ids' }) {}
