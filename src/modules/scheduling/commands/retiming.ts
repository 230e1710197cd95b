import { instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import type { StartLimits } from '../contract/retiming.view.js';
import { clockMinutes, showClock } from '../domain/board-config.js';

/** Of an operation; hours as decimals. */
export interface JobTimes {
  date: Date;
  duration: number;
  startingDriveTime: number;
  endingDriveTime: number;
  earlyStart: boolean;
}

/** The hours that somebody wants: `HH:mm` on the branch's clock, and hours; what is absent stays. */
export interface WantedHours {
  start?: string | undefined;
  duration?: number | undefined;
}

/** Where an operation is. */
export interface Place {
  truck: string | null;
  unassigned: boolean;
}

/** Of which day, and on whose clock. */
export interface OnDay {
  day: LocalDate;
  timezone: string;
}

/** An operation's times with other hours, on the day named; on its own day what is absent stays to the second. */
export function withHours<Times extends JobTimes>(
  times: Times,
  { start, duration = times.duration }: WantedHours,
  { day, timezone }: OnDay,
): Times {
  if (start === undefined && localDateOf(times.date, timezone) === day)
    return { ...times, duration };
  const minutes = start === undefined ? wallMinutesOf(times.date, timezone) : clockMinutes(start);
  return { ...times, date: instantAt(day, minutes, timezone), duration };
}

/** On a truck, or on the Unassigned row of its day. */
export const isOnBoard = ({ truck, unassigned }: Place): boolean => truck !== null || unassigned;

/** What a truck would be taken for. */
export const takenFor = (times: JobTimes): TimeWindow => envelopeWindow(bookingEnvelope(times));

/**
 * Between which starts an operation may choose when it may not start as it is planned; null when it
 * may. The start that it has now is always a choice (R-TIME-3).
 */
export function startOutside(planned: JobTimes, now: Date, timezone: string): StartLimits | null {
  const wanted = wallMinutesOf(planned.date, timezone);
  const stored = wallMinutesOf(now, timezone);
  const offered = startChoices(planned);
  if (wanted === stored || offered.includes(wanted)) return null;
  return {
    earliest: showClock(offered[0] ?? stored),
    latest: showClock(offered.at(-1) ?? stored),
  };
}
