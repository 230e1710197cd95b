import type { Day } from '../../../shared/format';

const inWords = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** `Sat`, or `Saturday`. */
export const weekdayName = (day: Day, weekday: 'short' | 'long' = 'short'): string =>
  inWords(day, { weekday });

/** `21`; with its month, `Dec 1`, where one begins or always. */
export const dayNumber = (day: Day, month: 'first' | 'always' = 'first'): string =>
  month === 'always' || day.endsWith('-01')
    ? inWords(day, { month: 'short', day: 'numeric' })
    : String(Number(day.slice(-2)));
