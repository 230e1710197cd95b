import { instantAt, type LocalDate } from '../../../kernel/local-date.js';
import {
  alignOutward,
  BLOCK_MINUTES,
  overlaps,
  plusHours,
  type TimeWindow,
} from '../../../kernel/time-window.js';
import { BOARD_CONFIG, clockMinutes, showClock } from './board-config.js';

/** A truck that may work on the day, with its bookings and live holds. */
export interface FreeTruck {
  taken: readonly TimeWindow[];
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

/** Starts offered where no drive time is known. Source: decisions "Time", Start choices. */
const FIRST_START = clockMinutes('08:00');
const LAST_START = clockMinutes('17:45');
const DAY_END = clockMinutes(BOARD_CONFIG.bookable.end);
const SEPARATION_HOURS = (BOARD_CONFIG.minSeparatingBlocks * BLOCK_MINUTES) / 60;

/** The window with the minimum separation on both sides. */
const separated = (window: TimeWindow): TimeWindow => {
  const { start, end } = alignOutward(window, BLOCK_MINUTES);
  return { start: plusHours(start, -SEPARATION_HOURS), end: plusHours(end, SEPARATION_HOURS) };
};

/** Whether a truck is free for a window with the separation that a person may skip and a search may not. */
export const isFreeWithSeparation = (truck: FreeTruck, window: TimeWindow): boolean => {
  const wanted = separated(window);
  return !truck.taken.some((slot) => overlaps(wanted, alignOutward(slot, BLOCK_MINUTES)));
};

/** The starts of a day at which enough trucks are free for the whole duration, in order. */
export function availableStarts(request: AvailabilityRequest): StartTime[] {
  const { day, timezone, duration, trucks } = request;
  const last = Math.min(LAST_START, DAY_END - duration * 60);
  const starts: StartTime[] = [];
  for (let minutes = FIRST_START; minutes <= last; minutes += BLOCK_MINUTES) {
    const start = instantAt(day, minutes, timezone);
    if (request.notBefore && start < request.notBefore) continue;
    const window = { start, end: plusHours(start, duration) };
    const slots = trucks.filter((truck) => isFreeWithSeparation(truck, window)).length;
    if (slots >= request.slots) starts.push({ time: showClock(minutes), slots });
  }
  return starts;
}
