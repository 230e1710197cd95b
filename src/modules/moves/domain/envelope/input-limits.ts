import type { Instant } from '#kernel/instant.js';
import { asDate } from '#kernel/instant.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import { floorToQuarter } from '#kernel/time-window.js';
import { DRIVE_OUT_FROM, EARLY_START_FROM, JOB_END_LIMIT, RETURN_LIMIT } from './day-limits.js';

/** Limits of an input in hours, both included. */
export interface HourLimits {
  min: number;
  max: number;
}

const MIN_DURATION = 0.5;

const hoursUp = (minutes: number): number => floorToQuarter(Math.max(0, minutes) / 60);

/** Drive Out: hours from 07:30 (07:00 with Early Start) to the start. */
export const driveOutLimits = (
  start: Instant,
  timezone: string,
  earlyStart: boolean,
): HourLimits => ({
  min: 0,
  max: hoursUp(
    wallMinutesOf(asDate(start), timezone) - (earlyStart ? EARLY_START_FROM : DRIVE_OUT_FROM),
  ),
});

/** Duration: hours from the start to 18:30. */
export const durationLimits = (start: Instant, timezone: string): HourLimits => ({
  min: MIN_DURATION,
  max: Math.max(MIN_DURATION, hoursUp(JOB_END_LIMIT - wallMinutesOf(asDate(start), timezone))),
});

/** Drive Back: hours from the end of the job to 21:30. */
export const driveBackLimits = (
  start: Instant,
  timezone: string,
  duration: number,
): HourLimits => ({
  min: 0,
  max: hoursUp(RETURN_LIMIT - wallMinutesOf(asDate(start), timezone) - duration * 60),
});
