import { addDays, daysBetween, type LocalDate } from '#kernel/local-date.js';
import type { FindSlotsDto } from '#modules/scheduling/contract/find-slots.dto.js';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import { readWords, type PreferredTerms } from './preferred-terms';

/** When the job is wanted, as the search takes it; what is absent may be any. */
export type Wished = Pick<FindSlotsDto, 'from' | 'days' | 'wish'>;

/** What came of the words of a wish. */
export interface PreferredTime {
  wished: Wished;
  /** Words that say nothing about a time. */
  unknown: string[];
  /** What can't be looked for, as a sentence; null if all of it can. */
  fault: string | null;
}

const WEEK = 7;
const ALL = [1, 2, 3, 4, 5, 6, 7];

const FAULTS = {
  past: 'That day is past.',
  noDay: 'No day is left.',
  noTime: 'The time ends before it begins.',
} as const;

function weekdaysOf({ weekdays, without }: PreferredTerms): number[] | undefined {
  const wanted = weekdays.size > 0 ? weekdays : new Set(ALL);
  const left = ALL.filter((day) => wanted.has(day) && !without.has(day));
  return left.length === WEEK ? undefined : left;
}

function daysOf(
  { firstDay, lastDay }: PreferredTerms,
  today: LocalDate,
): Pick<Wished, 'from' | 'days'> {
  const from = firstDay ?? (lastDay === null ? undefined : today);
  if (from === undefined) return {};
  if (lastDay === null) return { from };
  const days = daysBetween(from, lastDay) + 1;
  return { from, days: Math.min(days, SLOTS.days.max) };
}

/** `13:05`. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function faultOf(read: PreferredTerms, today: LocalDate, weekdays?: number[]): string | null {
  const { firstDay, lastDay, earliest, latest } = read;
  if ((firstDay ?? today) < today || (lastDay ?? today) < today) return FAULTS.past;
  if (weekdays?.length === 0) return FAULTS.noDay;
  if (firstDay !== null && lastDay !== null && firstDay > lastDay) return FAULTS.noDay;
  if (earliest !== null && latest !== null && earliest > latest) return FAULTS.noTime;
  return null;
}

/**
 * A customer's wish in words: `thu after 1`, `mon-wed 9 to 12`, `mornings, not fri`, `next week`,
 * `12/3 before noon`. An hour without AM or PM is one of a working day: 1 is 1 PM, 8 is 8 AM. What
 * is not understood is named, and the rest counts.
 */
export function readPreferredTime(text: string, today: LocalDate): PreferredTime {
  const read = readWords(text, today);
  const weekdays = weekdaysOf(read);
  const fault = faultOf(read, today, weekdays);
  if (fault) return { wished: {}, unknown: read.unknown, fault };
  const wish = {
    ...(weekdays && { weekdays }),
    ...(read.earliest !== null && { from: clock(read.earliest) }),
    ...(read.latest !== null && { to: clock(read.latest) }),
  };
  const wished = {
    ...daysOf(read, today),
    ...(Object.keys(wish).length > 0 && { wish }),
  };
  return { wished, unknown: read.unknown, fault: null };
}

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const list = new Intl.ListFormat('en-US');

/** `1:05 PM` of `13:05`. */
function clockLabel(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

function saidTimes(from?: string, to?: string): string {
  if (from === undefined && to === undefined) return '';
  if (from === to) return `start at ${clockLabel(from ?? '')}`;
  if (to === undefined) return `start from ${clockLabel(from ?? '')}`;
  return from === undefined
    ? `start until ${clockLabel(to)}`
    : `start from ${clockLabel(from)} until ${clockLabel(to)}`;
}

function saidWeekdays(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted().join('');
  if (sorted === '12345') return 'Weekdays';
  if (sorted === '67') return 'Weekends';
  return list.format(
    ALL.filter((day) => weekdays.includes(day)).map((day) => `${DAY_NAMES[day - 1]}s`),
  );
}

/** The wish as it was understood: `Thursdays, start from 1:00 PM`; `Any time` without one. */
export function showPreferredTime({
  weekdays,
  from,
  to,
}: NonNullable<Wished['wish']> = {}): string {
  const parts = [weekdays ? saidWeekdays(weekdays) : '', saidTimes(from, to)].filter(Boolean);
  const [first = 'any time', ...rest] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** The last day of a search. */
export const lastDayOf = (from: LocalDate, days: number): LocalDate => addDays(from, days - 1);
