import { instantAt, isLocalDate, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { showClockTime } from '../../../shared/format';
import type { Choice } from '../../../shared/forms';

/** When a customer is called next, and about what. */
export interface NextCall {
  /** Instant. */
  at: string;
  words: string;
}

/** The same as a form has it; without a day no call is planned. */
export interface NextCallValues {
  /** A day, or what was typed for one. */
  nextDay: string | null;
  /** `HH:mm`. */
  nextTime: string;
  nextWords: string;
}

const HOUR = 60;
/** When the office begins to call, and when it has ended; minutes after midnight. */
const [MORNING, FIRST, LAST, STEP] = [9 * HOUR, 7 * HOUR, 20 * HOUR, 15];

const clock = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => `${part}`.padStart(2, '0')).join(':');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};

export const NO_NEXT_CALL: NextCallValues = {
  nextDay: null,
  nextTime: clock(MORNING),
  nextWords: '',
};

export function valuesOf(call: NextCall | null, timezone: string): NextCallValues {
  if (!call) return NO_NEXT_CALL;
  const at = new Date(call.at);
  return {
    nextDay: localDateOf(at, timezone),
    nextTime: clock(wallMinutesOf(at, timezone)),
    nextWords: call.words,
  };
}

/** Quarter hours of a day, and the one that is planned by now. */
export function timeChoices(planned: string): Choice[] {
  const quarters = Array.from({ length: (LAST - FIRST) / STEP + 1 }, (_, at) =>
    clock(FIRST + at * STEP),
  );
  return [...new Set([...quarters, planned])]
    .sort()
    .map((value) => ({ value, label: showClockTime(value) }));
}

/** Null where no day is chosen. */
export function nextCallOf(values: NextCallValues, timezone: string): NextCall | null {
  const { nextDay, nextTime, nextWords } = values;
  if (!isLocalDate(nextDay)) return null;
  return {
    at: instantAt(nextDay, minutesOf(nextTime), timezone).toISOString(),
    words: nextWords.trim(),
  };
}

/** What is wrong, by field. */
export function nextCallFaults(
  values: NextCallValues,
  timezone: string,
  now: Date = new Date(),
): Readonly<Record<string, string>> {
  const { nextDay, nextWords } = values;
  if (!nextDay) return nextWords.trim() ? { nextDay: 'Choose the day of the call' } : {};
  const call = nextCallOf(values, timezone);
  if (!call) return { nextDay: 'This is not a day' };
  if (nextDay < localDateOf(now, timezone)) return { nextDay: 'This day has passed' };
  return new Date(call.at) <= now ? { nextTime: 'This time has passed' } : {};
}
