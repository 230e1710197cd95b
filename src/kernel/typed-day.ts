import { lineOf } from './clean-text.js';
import { addMonths, localDateOf, type LocalDate, addDays, isLocalDate } from './local-date.js';

/** The first day that something may be entered for. */
export const FIRST_WRITTEN_DAY: LocalDate = '2000-01-01';

const MONTHS_AHEAD = 10 * 12;

/** The last one: moves are planned at most ten years ahead. */
export const lastWrittenDay = (now: Date = new Date()): LocalDate =>
  addMonths(localDateOf(now, 'utc'), MONTHS_AHEAD);

/**
 * Why a text is not a day: it is not written as one (`unread`), there is no such day
 * (`impossible`), it is another day of the week (`weekday`), or nothing may be entered for it
 * (`outside`).
 */
export type DayFault = 'unread' | 'impossible' | 'weekday' | 'outside';

export type TypedDay = { day: LocalDate } | { fault: DayFault };

export interface DayReading {
  /** Today, for the person who typed it. */
  today: LocalDate;
  /**
   * Which of the days that fit a text without a year is meant; `next` by default. Today counts for
   * both.
   */
  toward?: 'next' | 'last';
}

type Reader = (text: string, reading: Required<DayReading>) => LocalDate | DayFault | null;

const MONTHS =
  'january february march april may june july august september october november december';
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday';
const WORDS: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, yesterday: -1 };

/** A February 29 comes back within eight years. */
const LONGEST_WAIT_YEARS = 8;

/** The last day that may be typed. */
export const lastTypedDay = (today: LocalDate): LocalDate => lastWrittenDay(new Date(today));

/** Whether something may be entered for a day. */
export const isWrittenDay = (day: LocalDate, today: LocalDate): boolean =>
  day >= FIRST_WRITTEN_DAY && day <= lastTypedDay(today);

/**
 * The index of the one name that begins with these letters, at least three; -1 if there is none.
 */
const placeIn = (names: string, letters: string): number =>
  letters.length < 3 ? -1 : names.split(' ').findIndex((name) => name.startsWith(letters));

const pad = (text: string | number, length: number): string => String(text).padStart(length, '0');

function dayOf(year: string | number, month: string | number, day: string): LocalDate | DayFault {
  const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isLocalDate(written) ? written : 'impossible';
}

/** A two-digit year is in this century. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** That day of the month in the given year, or the nearest one when no year is given. */
function monthDay(
  [month, day, year]: [month: string | number, day: string, year: string | undefined],
  { today, toward }: Required<DayReading>,
): LocalDate | DayFault {
  if (year) return dayOf(fullYear(year), month, day);
  const step = toward === 'next' ? 1 : -1;
  for (let years = 0; years <= LONGEST_WAIT_YEARS; years += 1) {
    const found = dayOf(Number(today.slice(0, 4)) + step * years, month, day);
    if (!isLocalDate(found)) continue;
    if (toward === 'next' ? found >= today : found <= today) return found;
  }
  return 'impossible';
}

const word: Reader = (text, { today }) => {
  const away = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  return away === undefined ? null : addDays(today, away);
};

const away: Reader = (text, { today }) => {
  const [, sign, count, unit] = /^([+-]) ?(\d{1,5}) ?([dw]?)$/.exec(text) ?? [];
  if (!sign) return null;
  return addDays(today, Number(sign + count) * (unit === 'w' ? 7 : 1));
};

const weekday: Reader = (text, { today, toward }) => {
  const wanted = placeIn(WEEKDAYS, text);
  if (wanted < 0) return null;
  const ahead = (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, toward === 'next' || ahead === 0 ? ahead : ahead - 7);
};

const iso: Reader = (text) => {
  const [, year, , month, day] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? dayOf(year, month, day) : null;
};

const figures: Reader = (text, reading) => {
  const [, month, , day, year] = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text) ?? [];
  return month && day ? monthDay([month, day, year], reading) : null;
};

const packed: Reader = (text) => {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? [];
  return month && day && year ? dayOf(fullYear(year), month, day) : null;
};

/** No month is a 19th or 20th one. */
const packedIso: Reader = (text) => {
  const [, year, month, day] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year && month && day ? dayOf(year, month, day) : null;
};

const MONTH_FIRST = /^([a-z]{3,}) (\d{1,2})(?: (\d{4}|\d{2}))?$/;
const DAY_FIRST = /^(\d{1,2}) ([a-z]{3,})(?: (\d{4}|\d{2}))?$/;
const YEAR_FIRST = /^(\d{4}) ([a-z]{3,}) (\d{1,2})$/;

/** Its words and figures, one blank apart: `17-Mar-27`, `Mar. 17th, ’27` and `17mar27` alike. */
const parts = (text: string): string =>
  text
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b(?:of|the)\b/g, ' ')
    .replace(/([a-z])(?=\d)|(\d)(?=[a-z])/g, '$& ')
    .replace(/ ?['’](?=\d\d$)/, ' ')
    .replace(/ ?[-,./] ?/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const named: Reader = (typed, reading) => {
  const text = parts(typed);
  const [first, second, third] = [MONTH_FIRST, DAY_FIRST, YEAR_FIRST].map((way) => way.exec(text));
  const [name, day, year] = first
    ? [first[1], first[2], first[3]]
    : second
      ? [second[2], second[1], second[3]]
      : [third?.[2], third?.[3], third?.[1]];
  const month = placeIn(MONTHS, name ?? '') + 1;
  return month && day ? monthDay([month, day, year], reading) : null;
};

const DATES: readonly Reader[] = [iso, figures, packedIso, packed, named];

const dateIn: Reader = (text, reading) => {
  for (const read of DATES) {
    const found = read(text, reading);
    if (found !== null) return found;
  }
  return null;
};

const WEEKDAY_FIRST = /^([a-z]{3,})[., ]+(.+)$/;
const WEEKDAY_LAST = /^(.+?)[., ]+\(?([a-z]{3,})\)?\.?$/;

/** A date with the day of the week that it is: `Wed 3/17`. */
const withWeekday: Reader = (text, reading) => {
  const [, before = '', rest = ''] = WEEKDAY_FIRST.exec(text) ?? [];
  const [, date = '', behind = ''] = WEEKDAY_LAST.exec(text) ?? [];
  const isFirst = placeIn(WEEKDAYS, before) >= 0;
  const wanted = placeIn(WEEKDAYS, isFirst ? before : behind);
  if (wanted < 0) return null;
  const found = dateIn(isFirst ? rest : date, reading);
  if (!isLocalDate(found)) return found;
  return new Date(`${found}T00:00:00Z`).getUTCDay() === wanted ? found : 'weekday';
};

const READERS: readonly Reader[] = [word, away, weekday, dateIn, withWeekday];

/**
 * The day that a person means by `12/18`, `12/18/26`, `12/18/2026`, `121826`, `12182026`,
 * `2026-12-18`, `20261218`, `Dec 18`, `18-Dec-26`, `Fri 12/18`, `friday`, `today`, `tomorrow`, `+3` or `+2w`; or why it is not
 * a day. Nothing is guessed.
 */
export function readDay(typed: string, { today, toward = 'next' }: DayReading): TypedDay {
  const text = lineOf(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ');
  for (const read of READERS) {
    const found = read(text, { today, toward });
    if (found === null) continue;
    if (!isLocalDate(found)) return { fault: found };
    return isWrittenDay(found, today) ? { day: found } : { fault: 'outside' };
  }
  return { fault: 'unread' };
}
