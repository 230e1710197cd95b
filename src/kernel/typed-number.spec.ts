import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNumber, type NumberReading } from './typed-number.js';

const MONEY: NumberReading = { kind: 'money', decimals: 2 };
const HOURS: NumberReading = { kind: 'hours', decimals: 2, unit: 'h' };
const MINUTES: NumberReading = { kind: 'minutes', decimals: 0, unit: 'min' };
const COUNT: NumberReading = { kind: 'figure', decimals: 0 };
const FIGURE: NumberReading = { kind: 'figure', decimals: 4, unit: 'sq ft' };
const SHARE: NumberReading = { kind: 'share', decimals: 4 };
const ALL = { MONEY, HOURS, MINUTES, COUNT, FIGURE, SHARE };

const read = (typed: string, reading: NumberReading) => {
  const answer = readNumber(typed, reading);
  return 'number' in answer ? answer.number : answer.fault;
};

describe('a typed number', () => {
  it.each([
    ['1,250', 1_250],
    ['$2,400.00', 2_400],
    ['1,250.50', 1_250.5],
    ['1,234,567.89', 1_234_567.89],
    ['1 250', 1_250],
    ['1\u00a0250', 1_250],
    ['$\u20091\u2009250.5', 1_250.5],
    ['$ 12', 12],
    ['12$', 12],
    ['12.50 USD', 12.5],
    ['us$ 1,250', 1_250],
    ['1250 dollars', 1_250],
    ['１，２５０', 1_250],
    ['＄１２．５０', 12.5],
    ['\u200b1250\ufeff', 1_250],
    ['12.', 12],
    ['.5', 0.5],
    ['+5', 5],
    ['12½', 12.5],
  ])('%s is %d dollars', (typed, number) => {
    expect(read(typed, MONEY)).toBe(number);
    expect(read(`${typed}/h`, MONEY)).toBe('unread');
    expect(read(`${typed}/h`, { ...MONEY, unit: '/h' })).toBe(number);
    expect(read(`${typed} per hour`, { ...MONEY, unit: '/h' })).toBe(number);
  });

  it.each([
    ['5:30', 5.5],
    ['0:45', 0.75],
    ['5:30 h', 5.5],
    ['5h30', 5.5],
    ['5 h 30', 5.5],
    ['5 h 30 min', 5.5],
    ['5hrs 5 minutes', 5.08],
    ['5 1/2', 5.5],
    ['5-1/2', 5.5],
    ['5 1/2 hours', 5.5],
    ['5½', 5.5],
    ['5 ½ h', 5.5],
    ['½', 0.5],
    ['2¾ h', 2.75],
    ['1/4', 0.25],
    ['5.5', 5.5],
    ['5.5h', 5.5],
    ['90 min', 1.5],
    ['90m', 1.5],
    ['1,250', 1_250],
    ['５：３０', 5.5],
  ])('%s is %d hours', (typed, number) => {
    expect(read(typed, HOURS)).toBe(number);
  });

  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1:30', 90],
    ['1h30', 90],
    ['1.5 h', 90],
    ['1½ h', 90],
  ])('%s is %d minutes', (typed, number) => {
    expect(read(typed, MINUTES)).toBe(number);
  });

  it.each([
    ['1,600', 1_600],
    ['1,600 sq ft', 1_600],
    ['1600sqft', 1_600],
    ['1600 Sq. Ft.', 1_600],
    ['1600 square feet', 1_600],
    ['0.0125', 0.0125],
  ])('%s is %d square feet', (typed, number) => {
    expect(read(typed, FIGURE)).toBe(number);
  });

  it.each([
    ['0.9', 0.9],
    ['90%', 0.9],
    ['62.5 %', 0.625],
  ])('%s is a share of %d', (typed, number) => {
    expect(read(typed, SHARE)).toBe(number);
  });

  it.each(['1,25', '1.250,00', '1,2345', ',25', '12 50', '0,250', '1,2,3', '12,500,0', '1 25,000'])(
    '%s can be read in two ways, and is not guessed at',
    (typed) => {
      for (const reading of Object.values(ALL)) expect(read(typed, reading)).toBe('doubtful');
    },
  );

  it('is not read over the break or tab between two cells of a sheet', () => {
    for (const cells of ['12\t50', '5\n6', '5\u00856'])
      for (const reading of Object.values(ALL)) expect(read(cells, reading)).toBe('doubtful');
  });

  it.each([
    '',
    '.',
    '-',
    '$',
    'abc',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '5²',
    '--5',
    '(5)',
    '5-',
    '€5',
  ])('“%s” is no number anywhere', (typed) => {
    for (const reading of Object.values(ALL)) expect(read(typed, reading)).toBe('unread');
  });

  it.each([
    ['5:30', MONEY],
    ['5 h', MONEY],
    ['$5', HOURS],
    ['$5', COUNT],
    ['5%', COUNT],
    ['5:60', HOURS],
    ['5h5', HOURS],
    ['5h90', HOURS],
    ['11/2', HOURS],
    ['4-5', HOURS],
    ['1234567890123', MONEY],
  ])('“%s” is out of kind', (typed, reading) => {
    expect(read(typed, reading)).toBe('unread');
  });

  it.each([
    ['12.345', MONEY],
    ['1.250', HOURS],
    ['2.5', COUNT],
    ['2½', COUNT],
    ['7.5 min', MINUTES],
    ['1/3', MONEY],
    ['5:30', { ...HOURS, decimals: 0 }],
  ])('“%s” has more decimals than are kept', (typed, reading) => {
    expect(read(typed, reading)).toBe('decimals');
  });

  it.each(['-1250', '- 1,250', '$-1250', '-$1,250.00', '−1250', '–1250', '－1250'])(
    '%s is below zero, and never turned around',
    (typed) => {
      expect(read(typed, MONEY)).toBe('negative');
      expect(read(typed, { ...MONEY, isSigned: true })).toBe(-1_250);
    },
  );
});

describe('any number', () => {
  const cents = fc.integer({ min: 0, max: 999_999_999 });
  const blank = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u202f');
  const grouped = (whole: number, sign: string): string =>
    String(whole).replace(/\B(?=(\d{3})+$)/g, sign);

  it('is read from every way of writing money [R-PAGE-27]', () => {
    fc.assert(
      fc.property(cents, blank, (amount, gap) => {
        const [whole, rest] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
        const ways = [
          `${whole}.${rest}`,
          `$${gap}${whole}.${rest}`,
          `${grouped(whole, ',')}.${rest}`,
          `$${grouped(whole, ',')}.${rest}${gap}`,
          `${gap}${grouped(whole, '\u00a0')}.${rest}${gap}$`,
        ];
        for (const way of ways) expect(read(way, MONEY)).toBe(amount / 100);
      }),
    );
  });

  it('of quarter hours is read from every way of writing them [R-PAGE-27]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 400 }), blank, (quarters, gap) => {
        const [whole, rest] = [Math.floor(quarters / 4), quarters % 4];
        const minutes = String(rest * 15).padStart(2, '0');
        const ways = [
          `${quarters / 4}${gap}h`,
          `${whole}:${minutes}`,
          `${whole}h${minutes}`,
          `${whole}${gap}h ${minutes}${gap}min`,
          `${whole}${['', '¼', '½', '¾'][rest]}`,
          rest === 0 ? `${whole}` : `${whole} ${rest}/4`,
          `${quarters * 15}${gap}min`,
        ];
        for (const way of ways) {
          expect(read(way, HOURS)).toBe(quarters / 4);
          if (/[hm:]/.test(way)) expect(read(way, MINUTES)).toBe(quarters * 15);
        }
      }),
    );
  });

  it('is what was typed or a fault, never another figure [R-PAGE-27]', () => {
    const near = fc.stringMatching(/^[-$+0-9.,: /½hmin%]{0,10}$/);
    const readings = fc.constantFrom(...Object.values(ALL));
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), readings, (typed, reading) => {
        const answer = readNumber(typed, reading);
        if ('fault' in answer) return;
        expect(Number.isFinite(answer.number) && answer.number >= 0).toBe(true);
        expect(readNumber(String(answer.number), reading)).toEqual(answer);
        // Figures that a program would read the same way are read that way, but for its -0.
        const simple = Number(typed);
        if (typed.trim() !== '' && Number.isFinite(simple)) expect(answer.number).toBe(simple + 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
