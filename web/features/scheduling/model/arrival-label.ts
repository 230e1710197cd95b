import { instantAt, localDateOf } from '#kernel/local-date.js';
import { holdsStart, showArrival } from '#modules/moves/contract/arrival-window.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { clockMinutes } from '#modules/scheduling/contract/board-rules.js';
import { showTime } from '../../../shared/format';

/** When the customer expects the crew, in words; empty where the start itself was promised. */
export function arrivalLabel({ operation, metaData }: BookingView, timezone: string): string {
  const { arrivalWindow: window } = operation;
  if (!window) return '';
  if (holdsStart(window, metaData.startTime)) {
    return `Promised ${showArrival(metaData.startTime, window, timezone)}`;
  }
  const [from, to] = [window.from, window.to].map((moment) => showTime(moment, timezone));
  return `Starts outside its arrival window, ${from} to ${to}`;
}

/** What the customer was promised: a start, or between which times. */
export function promiseLabel({ operation, metaData }: BookingView, timezone: string): string {
  const { arrivalWindow: window } = operation;
  return holdsStart(window, metaData.startTime)
    ? showArrival(metaData.startTime, window, timezone)
    : showTime(metaData.startTime, timezone);
}

/** Whether the job may start then without asking the customer: it is in the promised window. */
export function isPromised(
  { operation, metaData }: BookingView,
  start: string,
  timezone: string,
): boolean {
  const day = localDateOf(new Date(metaData.startTime), timezone);
  return holdsStart(operation.arrivalWindow, instantAt(day, clockMinutes(start), timezone));
}
