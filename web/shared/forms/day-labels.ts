import { isLocalDate } from '#kernel/local-date.js';
import {
  lastTypedDay,
  readDay,
  type DayFault,
  type DayReading,
  FIRST_WRITTEN_DAY,
} from '#kernel/typed-day.js';
import { showDay, type Day } from '../format/index';

const FAULT_LABELS: Readonly<Record<DayFault, (typed: string, today: Day) => string>> = {
  unread: () => 'Type a day such as 12/18, 12/18/2026, Dec 18, Friday or +3.',
  impossible: (typed) => `There is no day ${typed.trim()}. Type another one.`,
  weekday: () => 'The day of the week and the date do not agree. Type one of them.',
  outside: (_, today) =>
    `Type a day between ${showDay(FIRST_WRITTEN_DAY)} and ${showDay(lastTypedDay(today))}.`,
};

/**
 * The value of a field with this text: the day that is meant, otherwise the text itself, null for
 * nothing.
 */
export function dayOrText(typed: string, reading: DayReading): Day | string | null {
  if (typed.trim() === '') return null;
  const answer = readDay(typed, reading);
  return 'day' in answer ? answer.day : typed;
}

/** What a field shows for its value. */
export const showTyped = (held: Day | string | null): string =>
  isLocalDate(held) ? showDay(held) : (held ?? '');

/** Why a field's value is not a day; null if it is one, or nothing. */
export function dayFault(held: Day | string | null, reading: DayReading): string | null {
  if (held === null || held === '' || isLocalDate(held)) return null;
  const answer = readDay(held, reading);
  // A text that has become a day since, as in a draft, does not count before it is typed again.
  return FAULT_LABELS['fault' in answer ? answer.fault : 'unread'](held, reading.today);
}
