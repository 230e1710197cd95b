import { asDate, type Instant } from '#kernel/instant.js';
import { instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import {
  EARLY_START_FROM,
  DRIVE_OUT_FROM,
  JOB_END_WITHOUT_DRIVE,
  LATEST_START,
  RETURN_WITH_DRIVE,
  START_STEP_MINUTES,
  START_WITHOUT_DRIVE_FROM,
} from './day-limits.js';

/** Hours as decimals. */
export interface StartChoiceTimes {
  duration: number;
  startingDriveTime: number;
  endingDriveTime: number;
  earlyStart: boolean;
}

const hasDriveTime = (times: StartChoiceTimes): boolean =>
  times.startingDriveTime > 0 || times.endingDriveTime > 0;

/** Floating-point noise must not cost a step. */
const minutesOf = (hours: number): number => Number((hours * 60).toFixed(3));

function earliestStart(times: StartChoiceTimes): number {
  if (times.earlyStart) return EARLY_START_FROM;
  return hasDriveTime(times)
    ? DRIVE_OUT_FROM + minutesOf(times.startingDriveTime)
    : START_WITHOUT_DRIVE_FROM;
}

function latestStart(times: StartChoiceTimes): number {
  const byEnd = hasDriveTime(times)
    ? RETURN_WITH_DRIVE - minutesOf(times.duration + times.endingDriveTime)
    : JOB_END_WITHOUT_DRIVE - minutesOf(times.duration);
  return Math.min(LATEST_START, byEnd);
}

/**
 * The start times offered for an operation, in minutes after local midnight, in order. `stored`
 * (the start it has now) is always among them (R-TIME-3).
 */
export function startChoices(times: StartChoiceTimes, stored: number | null = null): number[] {
  const first = Math.ceil(earliestStart(times) / START_STEP_MINUTES) * START_STEP_MINUTES;
  const last = latestStart(times);
  const choices = new Set<number>(stored === null ? [] : [stored]);
  for (let minutes = first; minutes <= last; minutes += START_STEP_MINUTES) choices.add(minutes);
  return [...choices].sort((a, b) => a - b);
}

/** The same as instants on the operation's own day, for the select of the operations table. */
export function startChoiceInstants(
  operation: StartChoiceTimes & { date: Instant },
  timezone: string,
): Date[] {
  const stored = asDate(operation.date);
  const day = localDateOf(stored, timezone);
  return startChoices(operation, wallMinutesOf(stored, timezone)).map((minutes) =>
    instantAt(day, minutes, timezone),
  );
}
