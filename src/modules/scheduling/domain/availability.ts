import { instantAt, type LocalDate } from '#kernel/local-date.js';
import {
  alignOutward,
  BLOCK_MINUTES,
  MINUTE_MS,
  plusHours,
  type TimeWindow,
} from '#kernel/time-window.js';
import { BOARD_CONFIG, clockMinutes, showClock } from './board-config.js';

/** A truck that may work on the day, with its bookings and live reservations. */
export interface FreeTruck {
  taken: readonly TimeWindow[];
  /** Until when it works that day; absent or null: to the end. */
  unavailableFrom?: Date | null;
  /** When it cannot be used; nothing is kept free around it. */
  blocked?: readonly TimeWindow[];
}

export interface AvailabilityRequest {
  day: LocalDate;
  timezone: string;
  /** Hours. */
  duration: number;
  /** How many trucks are needed at once. */
  slots: number;
  trucks: readonly FreeTruck[];
  /** Nothing begins before this moment. */
  notBefore?: Date;
}

/** A start at which trucks are free, and how many. */
export interface StartTime {
  time: string;
  slots: number;
}

/** A stretch of time in milliseconds: a search compares hundreds of thousands of them. */
interface Stretch {
  from: number;
  to: number;
}

/** Starts offered when no drive time is known (R-BOARD-18). */
const FIRST_START = clockMinutes('08:00');
const LAST_START = clockMinutes('17:45');
const SHORTEST_JOB = 60;
/** `HH:mm`, when the first job ends that may be offered: a truck that goes down before works on none. */
export const EARLIEST_END = showClock(FIRST_START + SHORTEST_JOB);
const DAY_END = clockMinutes(BOARD_CONFIG.bookable.end);
const SEPARATION_MS = BOARD_CONFIG.minSeparatingBlocks * BLOCK_MINUTES * MINUTE_MS;

const aligned = (window: TimeWindow): Stretch => {
  const { start, end } = alignOutward(window, BLOCK_MINUTES);
  return { from: start.getTime(), to: end.getTime() };
};

/** What is on a truck, with the minimum separation on both sides. */
const keptFree = (slot: TimeWindow): Stretch => {
  const { from, to } = aligned(slot);
  return { from: from - SEPARATION_MS, to: to + SEPARATION_MS };
};

/** The times at which a truck is not free; nothing is kept free before it goes out of service or serves another row. */
function keptOn({ taken, unavailableFrom, blocked = [] }: FreeTruck): Stretch[] {
  const kept = [...taken.map(keptFree), ...blocked.map(aligned)];
  if (unavailableFrom) kept.push({ from: unavailableFrom.getTime(), to: Infinity });
  return kept;
}

const isClear = (wanted: Stretch, kept: readonly Stretch[]): boolean =>
  kept.every(({ from, to }) => wanted.to <= from || to <= wanted.from);

/**
 * Whether a truck is free for a window with the separation, which a person may skip and a search
 * may not.
 */
export const isFreeWithSeparation = (truck: FreeTruck, window: TimeWindow): boolean =>
  isClear(aligned(window), keptOn(truck));

/** The starts of a day at which enough trucks are free for the whole duration, in order. */
export function availableStarts(request: AvailabilityRequest): StartTime[] {
  const { day, timezone, duration, trucks } = request;
  const kept = trucks.map(keptOn);
  const last = Math.min(LAST_START, DAY_END - duration * 60);
  const startAt = wallClock(day, timezone);
  const starts: StartTime[] = [];
  for (let minutes = FIRST_START; minutes <= last; minutes += BLOCK_MINUTES) {
    const start = startAt(minutes);
    if (request.notBefore && start < request.notBefore) continue;
    const wanted = aligned({ start, end: plusHours(start, duration) });
    const slots = kept.filter((stretches) => isClear(wanted, stretches)).length;
    if (slots >= request.slots) starts.push({ time: showClock(minutes), slots });
  }
  return starts;
}

/**
 * The instants of a day's starts; computed from the first one if the clocks do not change in
 * between.
 */
function wallClock(day: LocalDate, timezone: string): (minutes: number) => Date {
  const first = instantAt(day, FIRST_START, timezone).getTime();
  const last = instantAt(day, LAST_START, timezone).getTime();
  if (last - first !== (LAST_START - FIRST_START) * MINUTE_MS) {
    return (minutes) => instantAt(day, minutes, timezone);
  }
  return (minutes) => new Date(first + (minutes - FIRST_START) * MINUTE_MS);
}
