import type { BoardMark } from './board-marks.js';
import type { MarkedBooking } from './marked-booking.js';
import { isUnusual, type ShareOfDay } from './usual-marks.js';

/** What can't stay that way, what needs a look, and what is good to know. */
export type MarkTone = 'red' | 'amber' | 'note';

/** Its customer was promised an earlier start, or it should be done by now. */
function breaksPromise({ job, promisedTo, facts }: MarkedBooking, now: Date): boolean {
  const hasStarted = facts.started !== null || facts.finished !== null;
  return now > job.end || (!hasStarted && now > promisedTo);
}

/** How a mark looks on the block of a booking that has it (R-BOARD-60). */
export function markTone(mark: BoardMark, booking: MarkedBooking, now: Date): MarkTone {
  if (mark === 'unassigned') return 'red';
  if (mark === 'mayRunLate') return 'note';
  if (mark === 'runningLate') return breaksPromise(booking, now) ? 'red' : 'amber';
  const { expectedStart } = booking.facts;
  const isTooLate = expectedStart !== null && expectedStart > booking.promisedTo;
  return mark === 'cantStart' && isTooLate ? 'red' : 'amber';
}

/** A day's bookings, and the moment at which they are judged. */
export interface CountedDay extends ShareOfDay {
  now: Date;
}

/**
 * How a mark looks where it is counted: as red as the worst of the bookings that have it, and red where it is far more
 * common than usual (R-BOARD-62).
 */
export function countTone(
  mark: BoardMark,
  marked: readonly MarkedBooking[],
  day: CountedDay,
): MarkTone {
  const tones = marked.map((booking) => markTone(mark, booking, day.now));
  if (tones.includes('red') || isUnusual(mark, marked.length, day)) return 'red';
  return mark === 'mayRunLate' ? 'note' : 'amber';
}
