import { addMonths, localDateOf, type LocalDate } from './local-date.js';

/** The first day that something may be written for. */
export const FIRST_WRITTEN_DAY: LocalDate = '2000-01-01';

const MONTHS_AHEAD = 10 * 12;

/** The last one: moves are not planned further ahead than ten years. */
export const lastWrittenDay = (now: Date = new Date()): LocalDate =>
  addMonths(localDateOf(now, 'utc'), MONTHS_AHEAD);
