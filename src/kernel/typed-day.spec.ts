import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, isLocalDate, showLocalDate } from './local-date.js';
import { lastTypedDay, readDay } from './typed-day.js';

/** A Sunday. */
const TODAY = '2026-11-22';

const read = (typed: string, toward?: 'next' | 'last', today = TODAY) => {
  const answer = readDay(typed, { today, toward });
  return 'day' in answer ? answer.day : answer.fault;
};

describe('a typed day', () => {
  it.each([
    ['12/18', '2026-12-18'],
    ['11/22', '2026-11-22'],
    ['11/21', '2027-11-21'],
    ['2/29', '2028-02-29'],
    ['1-5', '2027-01-05'],
    ['12.18', '2026-12-18'],
    ['12/18/26', '2026-12-18'],
    ['12/18/2026', '2026-12-18'],
    ['121826', '2026-12-18'],
    ['20261218', '2026-12-18'],
    ['１２/18', '2026-12-18'],
    ['12182026', '2026-12-18'],
    ['2026-12-18', '2026-12-18'],
    ['Dec 18', '2026-12-18'],
    ['18 Dec', '2026-12-18'],
    ['december 18th, 2027', '2027-12-18'],
    ['18 Sept. 27', '2027-09-18'],
    ['dec18', '2026-12-18'],
    ['Tuesday, March 16, 2027', '2027-03-16'],
    ['Wed 3/17', '2027-03-17'],
    ['17-Mar-27', '2027-03-17'],
    ['17-Mar', '2027-03-17'],
    ['Mar-17-2027', '2027-03-17'],
    ['17/mar/2027', '2027-03-17'],
    ['17.Mar.2027', '2027-03-17'],
    ['Mar. 17, ’27', '2027-03-17'],
    ["Mar 17 '27", '2027-03-17'],
    ['the 17th of March', '2027-03-17'],
    ['17mar27', '2027-03-17'],
    ['2027-Mar-17', '2027-03-17'],
    ['2027/3/17', '2027-03-17'],
    ['Wed., Mar. 17th, 2027', '2027-03-17'],
    ['wednesday 17 march', '2027-03-17'],
    ['Wed 2027-03-17', '2027-03-17'],
    ['3/17/27 (Wed)', '2027-03-17'],
    ['March 17, Wednesday', '2027-03-17'],
    ['Thurs 3/18', '2027-03-18'],
    ['12\u201318', '2026-12-18'],
    ['\u200b12/18', '2026-12-18'],
    ['Friday', '2026-11-27'],
    ['sun', '2026-11-22'],
    ['today', '2026-11-22'],
    [' Tomorrow ', '2026-11-23'],
    ['yesterday', '2026-11-21'],
    ['+3', '2026-11-25'],
    ['+2w', '2026-12-06'],
    ['-7', '2026-11-15'],
  ])('%s is %s', (typed, day) => {
    expect(read(typed)).toBe(day);
  });

  it.each([
    ['12/18', '2025-12-18'],
    ['11/22', '2026-11-22'],
    ['11/21', '2026-11-21'],
    ['2/29', '2024-02-29'],
    ['Dec 18', '2025-12-18'],
    ['Friday', '2026-11-20'],
    ['+3', '2026-11-25'],
  ])('%s is %s where the last one is meant', (typed, day) => {
    expect(read(typed, 'last')).toBe(day);
  });

  it.each([
    '2/30/2027',
    '2/30',
    '13/1',
    '0/5',
    '2/29/27',
    '023027',
    '2027-02-30',
    'Feb 30',
    '31 Jun',
  ])('%s is on no calendar', (typed) => {
    expect(read(typed)).toBe('impossible');
  });

  it.each(['12/18/1999', '2036-11-23', '11/23/36', '01010001', '12/18/0026', '+99999'])(
    '%s is outside the days that the server writes',
    (typed) => {
      expect(read(typed)).toBe('outside');
    },
  );

  it.each(['2000-01-01', '2036-11-22'])(
    '%s is the edge of the days that the server writes',
    (typed) => {
      expect(read(typed)).toBe(typed);
    },
  );

  it.each([
    '',
    '12',
    '1218',
    '12/18-2026',
    '12/18/202',
    'x',
    'ma 5',
    'tu',
    'soon',
    '+',
    'toString',
  ])('“%s” is not guessed at', (typed) => {
    expect(read(typed)).toBe('unread');
  });
});

const nameIn = (day: string, part: 'weekday' | 'month'): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { [part]: 'long', timeZone: 'UTC' });
const weekdayOf = (day: string): string => nameIn(day, 'weekday');

it.each(['Tue 3/17', 'Monday, March 16, 2027', 'Fri 17-Mar-27', '3/17/2027 Thu'])(
  '%s contradicts itself [R-PAGE-26]',
  (typed) => {
    expect(read(typed)).toBe('weekday');
  },
);

describe('any day of the century', () => {
  const day = fc
    .integer({ min: 0, max: daysBetween('2000-01-01', '2099-12-31') })
    .map((days) => addDays('2000-01-01', days));
  const nearby = fc.integer({ min: 0, max: daysBetween('2010-01-01', '2089-12-31') });
  const today = nearby.map((days) => addDays('2010-01-01', days));
  const toward = fc.constantFrom('next' as const, 'last' as const);

  it('is read from every way of writing it, whatever day it is', () => {
    fc.assert(
      fc.property(day, today, toward, (wanted, now, side) => {
        const [year = '', month = '', date = ''] = wanted.split('-');
        const short = `${Number(month)}/${Number(date)}`;
        const name = nameIn(wanted, 'month');
        const ways = [
          wanted,
          showLocalDate(wanted),
          `${short}/${year}`,
          `${short}/${year.slice(2)}`,
          `${month}${date}${year}`,
          `${month}${date}${year.slice(2)}`,
          `${name} ${Number(date)}, ${year}`,
          `${Number(date)} ${name.slice(0, 3)} ${year}`,
          `${Number(date)}-${name.slice(0, 3)}-${year.slice(2)}`,
          `${weekdayOf(wanted)}, ${name} ${Number(date)}, ${year}`,
          `${weekdayOf(wanted).slice(0, 3)} ${short}/${year}`,
        ];
        const meant = wanted <= lastTypedDay(now) ? wanted : 'outside';
        for (const way of ways) expect(read(way, side, now)).toBe(meant);
      }),
    );
  });

  it('is the nearest one on its side of today where no year is typed', () => {
    fc.assert(
      fc.property(day, today, toward, (like, now, side) => {
        const [, month, date] = like.split('-');
        const found = read(`${month}/${date}`, side, now);
        expect(found.slice(5)).toBe(`${month}-${date}`);
        const away = daysBetween(now, found) * (side === 'next' ? 1 : -1);
        expect(away).toBeGreaterThanOrEqual(0);
        const year = Number(found.slice(0, 4)) + (side === 'next' ? -1 : 1);
        const nearer = `${year}-${month}-${date}`;
        const fits = isLocalDate(nearer) && (side === 'next' ? nearer >= now : nearer <= now);
        expect(fits).toBe(false);
      }),
    );
  });

  it('is less than a week away where a weekday is typed', () => {
    fc.assert(
      fc.property(day, today, toward, (like, now, side) => {
        const found = read(weekdayOf(like), side, now);
        expect(weekdayOf(found)).toBe(weekdayOf(like));
        const away = daysBetween(now, found) * (side === 'next' ? 1 : -1);
        expect(away).toBeGreaterThanOrEqual(0);
        expect(away).toBeLessThan(7);
      }),
    );
  });
});

it('whatever is typed is a day that may be written or a fault', () => {
  const near = fc.stringMatching(/^[-+/., 0-9a-z]{0,14}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), fc.constantFrom('next', 'last'), (typed, toward) => {
      const answer = readDay(typed, { today: TODAY, toward: toward as 'next' });
      if ('day' in answer) {
        expect(isLocalDate(answer.day)).toBe(true);
        expect(answer.day >= '2000-01-01' && answer.day <= '2036-11-22').toBe(true);
      } else expect(['unread', 'impossible', 'weekday', 'outside']).toContain(answer.fault);
    }),
    { numRuns: 2_000 },
  );
});
