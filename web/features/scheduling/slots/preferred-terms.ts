import { addDays, type LocalDate } from '#kernel/local-date.js';
import { readDay } from '#kernel/typed-day.js';
import { readTimes, type Half } from './preferred-hours';

/** What the words of a wish say, each for itself. */
export interface PreferredTerms {
  /** 1 is Monday, 7 Sunday; empty: any. */
  weekdays: Set<number>;
  without: Set<number>;
  firstDay: LocalDate | null;
  lastDay: LocalDate | null;
  /** Minutes after midnight, both included. */
  earliest: number | null;
  latest: number | null;
  unknown: string[];
}

const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const GROUPS: ReadonlyMap<string, readonly number[]> = new Map([
  ['weekday', [1, 2, 3, 4, 5]],
  ['weekend', [6, 7]],
]);
const NOT = ['not', 'no', 'except'];
const TO = ['to', 'through', 'thru', 'until', 'till', 'and'];
/** Said around what counts. */
const FILLERS = new Set(
  'a an and any anytime around at but by day days for from hour hours if in is it of on or please possible start starting starts the time with works between'.split(
    ' ',
  ),
);

const NOON = 12 * 60;
const PARTS: ReadonlyMap<string, Half> = new Map([
  ['morning', { earliest: null, latest: NOON - 15 }],
  ['afternoon', { earliest: NOON, latest: null }],
]);

const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');

/** The weekday that a word begins like; `we` and `to` are words of their own. */
function weekdayOf(word: string): number | null {
  const short = singular(word);
  if (word.length < 2 || word === 'we') return null;
  const at = NAMES.findIndex((name) => name.startsWith(word) || name.startsWith(short));
  return at < 0 ? null : at + 1;
}

/** From one day of the week to another, across Sunday too. */
const between = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1);

const isoWeekday = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** `thu` as one word, `thursday`s, `mon-wed`, `mon to wed`: the days, and how many words that took. */
function weekdaysAt(words: readonly string[]): { days: readonly number[]; took: number } | null {
  const [word = '', next = '', third = ''] = words;
  const group = GROUPS.get(singular(word));
  if (group) return { days: group, took: 1 };
  const [left = '', right] = word.split('-');
  const first = weekdayOf(left);
  if (first === null) return null;
  if (right !== undefined) {
    const last = weekdayOf(right);
    return last === null ? null : { days: between(first, last), took: 1 };
  }
  const last = TO.includes(next) && next !== 'and' ? weekdayOf(third) : null;
  return last === null ? { days: [first], took: 1 } : { days: between(first, last), took: 3 };
}

const MONTH = /^[a-z]{3,}$/;
const DATE = /^\d{1,2}(?:st|nd|rd|th)?$/;

/** A day of the calendar; days of the week alone are read as such. */
function dayAt(
  [word = '', next = '']: readonly string[],
  today: LocalDate,
): [LocalDate, number] | null {
  const isMonthDay = (MONTH.test(word) && DATE.test(next)) || (DATE.test(word) && MONTH.test(next));
  if (!isMonthDay && !/\/|^\d{4}-|^[a-z]/.test(word)) return null;
  const read = readDay(isMonthDay ? `${word} ${next}` : word, { today });
  return 'day' in read ? [read.day, isMonthDay ? 2 : 1] : null;
}

/** Narrows what was said before. */
function narrow(read: PreferredTerms, { earliest, latest }: Half): void {
  if (earliest !== null) read.earliest = Math.max(read.earliest ?? 0, earliest);
  if (latest !== null) read.latest = Math.min(read.latest ?? Infinity, latest);
}

const BEFORE = ['before', 'until', 'till', 'by'];
const AFTER = ['after', 'from', 'since'];

function takeDay(read: PreferredTerms, words: readonly string[], today: LocalDate): number {
  const [word = ''] = words;
  const isLed = BEFORE.includes(word) || AFTER.includes(word);
  const led = isLed ? words.slice(1) : words;
  const found = dayAt(led, today);
  if (!found) return 0;
  const [day, took] = found;
  if (BEFORE.includes(word)) read.lastDay = word === 'before' ? addDays(day, -1) : day;
  else if (isLed) read.firstDay = word === 'after' ? addDays(day, 1) : day;
  else {
    read.firstDay ??= day;
    read.lastDay = day;
  }
  return took + (isLed ? 1 : 0);
}

function takeWeek(read: PreferredTerms, [word, next]: readonly string[], today: LocalDate): number {
  if (next !== 'week' || (word !== 'this' && word !== 'next')) return 0;
  const sunday = addDays(today, 7 - isoWeekday(today));
  read.firstDay = word === 'this' ? today : addDays(sunday, 1);
  read.lastDay = word === 'this' ? sunday : addDays(sunday, 7);
  return 2;
}

function takeWeekdays(read: PreferredTerms, words: readonly string[]): number {
  const isWithout = NOT.includes(words[0] ?? '');
  const found = weekdaysAt(isWithout ? words.slice(1) : words);
  if (!found) return 0;
  for (const day of found.days) (isWithout ? read.without : read.weekdays).add(day);
  return found.took + (isWithout ? 1 : 0);
}

function takeTimes(read: PreferredTerms, words: readonly string[]): number {
  const part = PARTS.get(singular(words[0] ?? ''));
  if (part) {
    narrow(read, part);
    return 1;
  }
  const found = readTimes(words);
  if (!found) return 0;
  narrow(read, found.times);
  return found.took;
}

/** Each word that counts once, in lower case; `1 pm` is one word, and so is `9 - 12`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/(\d)\s*([ap])\.?\s?m\b\.?/g, '$1$2m')
    .replace(/\s*-\s*/g, '-')
    .split(/[\s,;.!?&+]+/)
    .filter(Boolean);

/** Reads a wish word by word, from left to right. */
export function readWords(text: string, today: LocalDate): PreferredTerms {
  const read: PreferredTerms = {
    ...{ weekdays: new Set(), without: new Set(), firstDay: null, lastDay: null },
    ...{ earliest: null, latest: null, unknown: [] },
  };
  let left = wordsOf(text);
  while (left.length > 0) {
    const took =
      takeWeek(read, left, today) ||
      takeWeekdays(read, left) ||
      takeDay(read, left, today) ||
      takeTimes(read, left);
    const [word = ''] = left;
    if (took === 0 && !FILLERS.has(word)) read.unknown.push(word);
    left = left.slice(Math.max(1, took));
  }
  return read;
}
