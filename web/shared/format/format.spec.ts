import {
  phoneLink,
  showAge,
  showDay,
  showDayNamed,
  showDaysIn,
  showDollars,
  showDrive,
  showHours,
  showInstant,
  showMinutes,
  showMoney,
  showMonth,
  showPhone,
  showTime,
  showTimeRange,
  showWeekday,
  todayIn,
  zoneName,
} from '.';
import { isDialable } from './phone';

describe('days', () => {
  it('are written MM/dd/yyyy [R-PAGE-13]', () => {
    expect(showDay('2026-11-21')).toBe('11/21/2026');
    expect(showDayNamed('2026-11-21')).toBe('Sat 11/21/2026');
    expect(showMonth('2026-11-01')).toBe('November 2026');
    expect(showWeekday('2026-12-17')).toBe('Thu, 12/17');
  });
  it('are a dash when there is none and keep words', () => {
    expect(showDay(null)).toBe('–');
    expect(showDay('elapsed')).toBe('elapsed');
    expect(showDaysIn('From size tables of 2026-11-01: 40 boxes')).toBe(
      'From size tables of 11/01/2026: 40 boxes',
    );
  });
  it('begin by the clock of the branch', () => {
    expect(todayIn('America/Denver', new Date('2026-11-21T05:30:00Z'))).toBe('2026-11-20');
    expect(todayIn('America/Chicago', new Date('2026-11-21T06:30:00Z'))).toBe('2026-11-21');
  });
});

describe('times', () => {
  const start = '2026-11-21T14:30:00Z';
  it('are those of the branch, whatever the viewer’s clock shows', () => {
    expect(showTime(start, 'America/Chicago')).toBe('8:30 AM');
    expect(showTime(start, 'America/Denver')).toBe('7:30 AM');
  });
  it('name the zone where the viewer’s differs', () => {
    const elsewhere = zoneName(start, 'Asia/Tokyo');
    expect(showTimeRange(start, '2026-11-21T18:30:00Z', 'Asia/Tokyo')).toBe(
      `11:30 PM – 3:30 AM ${elsewhere}`,
    );
  });
  it('follow the change of the clocks', () => {
    expect(showTime('2026-03-08T07:59:00Z', 'America/Chicago')).toBe('1:59 AM');
    expect(showTime('2026-03-08T08:00:00Z', 'America/Chicago')).toBe('3:00 AM');
  });
  it('stand behind their day', () => {
    expect(showInstant(start, 'America/Chicago')).toMatch(/^11\/21\/2026 8:30 AM/);
  });
});

describe('figures', () => {
  it('shows money and hours', () => {
    expect(showMoney(1140)).toBe('$1,140.00');
    expect(showMoney(null)).toBe('–');
    expect(showHours(4.75)).toBe('4.75 h');
    expect(showHours(undefined)).toBe('–');
  });
  it('shows drives and gaps in minutes, from an hour on with its hours [R-PAGE-32]', () => {
    expect([45, 59.6, 65, 1005].map(showMinutes)).toEqual([
      '45 min',
      '1 h',
      '1 h 5 min',
      '16 h 45 min',
    ]);
    expect([0.2, 1.5, null].map(showDrive)).toEqual(['12 min', '1 h 30 min', '–']);
  });
  it('tells money in whole dollars, halves up, and writes it to the cent [R-PAGE-31]', () => {
    expect([542.5, 542.49, 0].map(showDollars)).toEqual(['$543', '$542', '$0']);
    expect(showMoney(542.5)).toBe('$542.50');
  });
});

describe('phones', () => {
  it.each(['4055550100', '405-555-0100', '+1 (405) 555-0100'])('formats %s', (phone) => {
    expect(showPhone(phone)).toBe('(405) 555-0100');
    expect(phoneLink(phone)).toBe('tel:+14055550100');
  });
  it('leaves what is no number of the United States', () => {
    expect(showPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
    expect(phoneLink('+44 20 7946 0000')).toBe('tel:+442079460000');
    expect(showPhone(null)).toBe('');
  });
  it.each([
    ['(405) 555-7101 x12', 'tel:+14055557101;ext=12'],
    ['1-800-MOVE-NOW', 'tel:+18006683669'],
    ['4055557101 4055557102', 'tel:+14055557101'],
    ['+44 (0)20 7946 0000 ext 3', 'tel:+442079460000;ext=3'],
    ['555-7101', null],
    ['2405550123 9', null],
    ['ask her', null],
  ])('of %s dials %s [R-CUST-35]', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  it.each([
    ['405 555 0123', true],
    ['1-405-555-0123', true],
    ['(405) 555-0123 ext. 12', true],
    ['+44 20 7946 0000', true],
    ['12', false],
    ['2405550123 9', false],
    ['+1234567', false],
    ['+1234567890123456', false],
  ])('%s can be called: %s [R-BOOK-5]', (phone, can) => {
    expect(isDialable(phone)).toBe(can);
  });
});

describe('ages', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T11:59:40Z', 'now'],
    ['2026-11-21T11:48:00Z', '12 min'],
    ['2026-11-21T08:30:00Z', '3 h'],
    ['2026-11-20T11:00:00Z', '1 day'],
    ['2026-11-19T11:00:00Z', '2 days'],
    ['2026-11-21T13:00:00Z', 'now'],
  ])('since %s is %s', (since, age) => {
    expect(showAge(since, now)).toBe(age);
  });
});
