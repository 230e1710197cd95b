import { showTime } from '../format';

/** From when to when, instants. */
interface Span {
  start: string;
  end: string;
}

/** `9:00 AM – 1:00 PM`. */
const span = ({ start, end }: Span, timezone: string): string =>
  `${showTime(start, timezone)} – ${showTime(end, timezone)}`;

/** `9:00 – 10:30 AM`, `11:30 AM – 1:00 PM`. */
function spanOfStarts(from: string, to: string, timezone: string): string {
  const [first, last] = [showTime(from, timezone), showTime(to, timezone)];
  return `${first.slice(-2) === last.slice(-2) ? first.slice(0, -3) : first} – ${last}`;
}

/*
 * A time that is held or offered has three kinds of hours, and wherever one of them stands, a word says which: those
 * between which the customer expects the crew, those of the job, and those that its truck is taken for.
 */

/** `start 9:00 AM`, `start 9:00 – 10:30 AM` where the branch promises a span of time. */
export const startHours = (
  { start, window }: { start: string; window: { from: string; to: string } | null },
  timezone: string,
): string =>
  `start ${window ? spanOfStarts(window.from, window.to, timezone) : showTime(start, timezone)}`;

/** `job 9:00 AM – 1:00 PM`. */
export const jobHours = (job: Span, timezone: string): string => `job ${span(job, timezone)}`;

/** `truck 8:30 AM – 1:30 PM`, with the drives. */
export const truckHours = (taken: Span, timezone: string): string =>
  `truck ${span(taken, timezone)}`;
