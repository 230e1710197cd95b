import { isLocalDate } from '#kernel/local-date.js';
import { FIRST_WRITTEN_DAY, isWrittenDay, lastTypedDay } from '#kernel/typed-day.js';
import { showDay, type Day } from '../../shared/format';

/** The day of a board's address; today where it names none that has a board. */
export const boardDayOf = (pathDay: string | undefined, today: Day): Day =>
  isLocalDate(pathDay) && isWrittenDay(pathDay, today) ? pathDay : today;

/** Why an address leads to today's board; null where it names no day, or that one. */
export function whyToday(pathDay: string | undefined, today: Day): string | null {
  if (!isLocalDate(pathDay) || isWrittenDay(pathDay, today)) return null;
  const [first, last] = [FIRST_WRITTEN_DAY, lastTypedDay(today)].map(showDay);
  return `There are boards from ${first} to ${last}. This is today’s.`;
}

/** A step ends at the last board, and back at the first. */
export const nearestBoardDay = (day: Day, today: Day): Day => {
  const last = lastTypedDay(today);
  if (day > last) return last;
  return day < FIRST_WRITTEN_DAY ? FIRST_WRITTEN_DAY : day;
};
