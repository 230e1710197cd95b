import { instantAt, type LocalDate } from '#kernel/local-date.js';
import { alignOutward, BLOCK_MINUTES, MINUTE_MS, type TimeWindow } from '#kernel/time-window.js';
import { BOARD_CONFIG, clockMinutes } from './board-config.js';

export { BLOCK_MINUTES };

/** Columns from 0, one for each block. */
export interface GridSpan {
  column: number;
  span: number;
}

const BLOCK_MS = BLOCK_MINUTES * MINUTE_MS;
const FIRST_COLUMN_MINUTES = clockMinutes(BOARD_CONFIG.firstColumn);

let known = { day: '', timezone: '', start: new Date(0) };

/**
 * When a day's column 0 begins. The last answer is kept: a board asks for it for each of its
 * blocks.
 */
function gridStart(day: LocalDate, timezone: string): Date {
  if (known.day !== day || known.timezone !== timezone) {
    known = { day, timezone, start: instantAt(day, FIRST_COLUMN_MINUTES, timezone) };
  }
  return known.start;
}

/** Minutes after local midnight at which a column begins. */
export const columnMinutes = (column: number): number =>
  FIRST_COLUMN_MINUTES + column * BLOCK_MINUTES;

/**
 * Where a window is on the grid of `day`, in whole blocks; null when it begins before column 0 or
 * ends after the last one: OUTSIDE_GRID (R-BOARD-5).
 */
export function gridSpan(window: TimeWindow, day: LocalDate, timezone: string): GridSpan | null {
  const { start, end } = alignOutward(window, BLOCK_MINUTES);
  const column = (start.getTime() - gridStart(day, timezone).getTime()) / BLOCK_MS;
  const span = (end.getTime() - start.getTime()) / BLOCK_MS;
  return column < 0 || span <= 0 || column + span > BOARD_CONFIG.columns ? null : { column, span };
}

/** The part of a window that is on the grid of `day`, in whole blocks; null if none is. */
export function spanWithin(window: TimeWindow, day: LocalDate, timezone: string): GridSpan | null {
  const hours = boardHours(day, timezone);
  const start = new Date(Math.max(window.start.getTime(), hours.start.getTime()));
  const end = new Date(Math.min(window.end.getTime(), hours.end.getTime()));
  return end > start ? gridSpan({ start, end }, day, timezone) : null;
}

export const fitsGrid = (window: TimeWindow, day: LocalDate, timezone: string): boolean =>
  gridSpan(window, day, timezone) !== null;

/** The window of a place on the grid of `day`. */
export function gridWindow(place: GridSpan, day: LocalDate, timezone: string): TimeWindow {
  const start = gridStart(day, timezone).getTime() + place.column * BLOCK_MS;
  return { start: new Date(start), end: new Date(start + place.span * BLOCK_MS) };
}

/** All columns of `day`. */
export const boardHours = (day: LocalDate, timezone: string): TimeWindow =>
  gridWindow({ column: 0, span: BOARD_CONFIG.columns }, day, timezone);

/** The moment of a clock time such as '12:30', by the clock on the branch's wall. */
export const clockOn = (clock: string, day: LocalDate, timezone: string): Date =>
  instantAt(day, clockMinutes(clock), timezone);

/** Shaded columns before and after the ordinary hours. */
export const isExtendedColumn = (column: number): boolean =>
  BOARD_CONFIG.extended.some(([first, last]) => column >= first && column <= last);

/** The column under a moment, null off the grid; for the now-line. */
export function columnAt(instant: Date, day: LocalDate, timezone: string): number | null {
  const column = (instant.getTime() - gridStart(day, timezone).getTime()) / BLOCK_MS;
  return column < 0 || column >= BOARD_CONFIG.columns ? null : column;
}
