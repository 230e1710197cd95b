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

/** `minutesOf` takes milliseconds since 1970. */
export function dayClock(day: LocalDate, timezone: string): DayClock {
  const first = instantAt(day, FIRST_MINUTE, timezone).getTime();
  return {
    minutesOf: (instant) => FIRST_MINUTE + (instant - first) / MINUTE_MS,
    instantOf: (minutes) => new Date(first + (minutes - FIRST_MINUTE) * MINUTE_MS),
  };
}
