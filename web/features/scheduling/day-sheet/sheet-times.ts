import { envelopeWindow } from '#modules/moves/contract/envelope.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showTime } from '../../../shared/format';
import { bookingOf } from '../model/day-draft';
import { legMinutes } from '../model/direct-leg';

/** What happens at a time, and the time in words. */
export type SheetTime = readonly [name: string, time: string];

const windowOf = ({ operation: { bookingEnvelope } }: BookingView): { start: Date; end: Date } =>
  envelopeWindow({
    bookingStart: new Date(bookingEnvelope.bookingStart),
    bookingDuration: bookingEnvelope.bookingDuration,
  });

/** From where the truck leaves for a job: the yard, or the job that it follows. */
function leaving(view: DayView, booking: BookingView): SheetTime {
  const time = showTime(windowOf(booking).start, view.day.timezone);
  const { follows } = booking.operation;
  if (!follows) return ['Leave the yard', time];
  const before = bookingOf(view, follows.operationId)?.metaData.customerName ?? 'the job before';
  return [`Straight from ${before}, ${legMinutes(follows)}`, `Leave ${time}`];
}

/** Where the truck goes after a job: to the yard, or to the job that follows it. */
function goingOn(view: DayView, booking: BookingView): SheetTime {
  const { timezone } = view.day;
  const { followedBy } = booking.operation;
  const end = showTime(windowOf(booking).end, timezone);
  if (followedBy === null) return ['Back at the yard', end];
  const next = bookingOf(view, followedBy);
  const follows = next?.operation.follows;
  if (!next || !follows) return ['Straight to the next job', end];
  const name = `Straight to ${next.metaData.customerName}, ${legMinutes(follows)}`;
  return [name, `Leave ${showTime(windowOf(next).start, timezone)}`];
}

/** When the truck leaves, works, and is back or goes on to the next job. */
export function sheetTimes(view: DayView, booking: BookingView): SheetTime[] {
  const { startTime, endTime } = booking.metaData;
  const { timezone } = view.day;
  return [
    leaving(view, booking),
    ['Job start', showTime(startTime, timezone)],
    ['Job end', showTime(endTime, timezone)],
    goingOn(view, booking),
  ];
}
