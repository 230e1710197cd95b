import { instantAt } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { BOARD_CONFIG, clockMinutes } from '../../domain/board-config.js';

const FIRST_MINUTE = clockMinutes(BOARD_CONFIG.firstColumn);

/** A day's moments as minutes after midnight, as they are on the board, whose hours no clock changes. */
export interface DayClock {
  minutesOf: (instant: number) => number;
  instantOf: (minutes: number) => Date;
}

/** When days begin on the board: a search for free times asks for thirty, and the next one for the same. */
const begins = new Map<string, number>();
const MOST_KEPT = 2_000;

function firstOf(day: LocalDate, timezone: string): number {
  const key = `${day} ${timezone}`;
  const known = begins.get(key);
  if (known !== undefined) return known;
  const first = instantAt(day, FIRST_MINUTE, timezone).getTime();
  if (begins.size >= MOST_KEPT) begins.clear();
  begins.set(key, first);
  return first;
}

/** `minutesOf` takes milliseconds since 1970. */
export function dayClock(day: LocalDate, timezone: string): DayClock {
  const first = firstOf(day, timezone);
  return {
    minutesOf: (instant) => FIRST_MINUTE + (instant - first) / MINUTE_MS,
    instantOf: (minutes) => new Date(first + (minutes - FIRST_MINUTE) * MINUTE_MS),
  };
}
