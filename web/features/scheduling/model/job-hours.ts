import { wallMinutesOf } from '#kernel/local-date.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import {
  clockMinutes,
  readableClock,
  showClock,
} from '#modules/scheduling/contract/board-rules.js';

/** When a job starts, `HH:mm` on the branch's clock, and how many hours it takes. */
export interface JobHours {
  start: string;
  duration: number;
}

const QUARTER = 15;
const MINUTES_A_DAY = 24 * 60;

export const hoursOf = ({ metaData }: BookingView, timezone: string): JobHours => ({
  start: showClock(wallMinutesOf(new Date(metaData.startTime), timezone)),
  duration: metaData.duration,
});

export const isSameHours = (a: JobHours, b: JobHours): boolean =>
  a.start === b.start && a.duration === b.duration;

/** A start so many minutes later, at a quarter of an hour of the same day. */
export function startLater({ start }: JobHours, minutes: number): string {
  const wanted = Math.floor((clockMinutes(start) + minutes) / QUARTER) * QUARTER;
  return showClock(Math.min(Math.max(wanted, 0), MINUTES_A_DAY - QUARTER));
}

/** `9:00 AM` of `09:00`. */
export const readable = (clock: string): string => readableClock(clockMinutes(clock));

/** What changed, for undoing it: `at 9:00 AM`, `5 h`. */
export function hoursLabel(from: JobHours, to: JobHours): string {
  const parts = [
    to.start !== from.start && `at ${readable(to.start)}`,
    to.duration !== from.duration && `${to.duration} h`,
  ];
  return parts.filter(Boolean).join(', ');
}
