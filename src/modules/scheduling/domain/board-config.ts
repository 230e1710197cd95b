import { DateTime } from 'luxon';
import { BLOCK_MINUTES } from '#kernel/time-window.js';

/** Seats of a truck; the first is the lead's. */
export const SEAT_POSITIONS = [0, 1, 2] as const;
export type SeatPosition = (typeof SEAT_POSITIONS)[number];

/** `HH:mm` in the branch's zone. */
export interface DayHours {
  start: string;
  end: string;
}

/** The board's grid, the same for every branch. */
export interface BoardConfig {
  blockMinutes: number;
  firstColumn: string;
  columns: number;
  /** First and last column of each stretch of extended hours. */
  extended: [number, number][];
  minSeparatingBlocks: number;
  bookable: DayHours;
  business: DayHours;
  driveOutLimit: string;
  jobEndLimit: string;
  returnLimit: string;
  cell: { available: number; unavailable: number; end: number };
  moverSlots: number;
}

/**
 * The board's fixed measures, as GET /movemanager/model_config returns them (R-BOARD-2, R-BOARD-3);
 * clock times are the branch's.
 */
export const BOARD_CONFIG: BoardConfig = {
  blockMinutes: BLOCK_MINUTES,
  firstColumn: '07:00',
  columns: 61,
  extended: [
    [0, 6],
    [46, 60],
  ],
  minSeparatingBlocks: 4,
  bookable: { start: '07:00', end: '19:00' },
  business: { start: '08:00', end: '18:00' },
  driveOutLimit: '07:30',
  jobEndLimit: '18:30',
  returnLimit: '21:30',
  cell: { available: 1, unavailable: 0, end: 9 },
  moverSlots: SEAT_POSITIONS.length,
};

/** Minutes after midnight of a clock time such as '07:30'. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as people read them: '7:30 AM'. */
export const readableClock = (minutes: number): string =>
  DateTime.utc(2000, 1, 1).plus({ minutes }).toFormat('h:mm a', { locale: 'en-US' });

/** A clock time such as '07:30' of minutes after midnight. */
export const showClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
