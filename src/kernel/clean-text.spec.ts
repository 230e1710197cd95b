import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanAll, cleanLine, cleanLines, isSeen, lineOf, withoutUnseen } from './clean-text.js';

const ANYTHING = fc.string({ unit: 'binary', maxLength: 30 });
/** Anything, with many of the characters that this is about. */
const MIXED = fc
  .array(
    fc.oneof(
      ANYTHING,
      fc.constantFrom(
        ...['\u200b', '\u200c', '\u200d', '\ufe0f', '\u00a0', '\u3164', '\u{e0067}', '\u{e007f}'],
        ...['a', 'ب', '1', ' ', '\n', '👩', '🏽', '🏴', '葛', '\u034f', '\u0301', '\u20e3'],
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Word, a terminal, old programs, web pages and the standard each have one of their own. */
const BREAKS = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

const UNSEEN = [
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u061c', '\u180e', '\u2061'],
  ...['\u202a', '\u202e', '\u2066', '\u2069', '\u034f', '\u115f', '\u3164', '\uffa0', '\ufff9'],
  ...['\u{e0020}', '\u{e0067}', '\ufe0f', '\u{e0101}', '\u0000', '\u0007', '\u009b', '\u200d'],
];

describe('a line', () => {
  it.each([
    ['Ann\u202ennA', 'AnnnnA'],
    ['\u2066Lee\u2069\u0000\u0007\u009b', 'Lee'],
    [' \u00a0Ann\u2003 ', 'Ann'],
    ['Ann\u00a0Lee\u2800', 'Ann Lee'],
    ['Ann  Lee', 'Ann Lee'],
    ['Home\vshow\u00a0 2027', 'Home show 2027'],
    ['１２／５ ＃４Ｂ', '12/5 #4Ｂ'],
    ['Zoë \u05d0\u05d1 🚚', 'Zoë \u05d0\u05d1 🚚'],
  ])('%j is read as %j', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });

  it.each(BREAKS)('has a blank for the break %j', (end) => {
    expect([lineOf(`Van${end}der${end}${end}Berg${end}`), lineOf(end)]).toEqual([
      'Van der Berg',
      '',
    ]);
  });

  it.each(UNSEEN)('drops %j where it means nothing', (unseen) => {
    expect(
      [`${unseen}73${unseen}103${unseen}`, `Ann${unseen}${unseen}`, unseen].map(lineOf),
    ).toEqual(['73103', 'Ann', '']);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a woman of the fire brigade', '👩🏽‍🚒'],
    ['a heart', 'I ❤️ it ❤️‍🔥'],
    ['flags', '🏳️‍🌈 🏴‍☠️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇺🇸'],
    ['a key', '1️⃣ #️⃣'],
    ['a word of Persian', 'می\u200cخواهم'],
    ['one of Hindi', 'क्\u200dष'],
    ['a Japanese name', '葛\u{e0100}城'],
    ['one of Mongolian', '\u1820\u180b\u1821'],
  ])('keeps %s as it is', (_what, text) => {
    expect(lineOf(text)).toBe(text);
  });

  it('is clean after the first time, whatever the text [R-API-10]', () => {
    fc.assert(
      fc.property(MIXED, (text) => {
        const line = lineOf(text);
        expect(lineOf(line)).toBe(line);
        expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]/u);
        expect(line).toBe(line.trim());
        expect(line).not.toContain('  ');
        expect(isSeen(line)).toBe(line !== '');
      }),
    );
  });
});

describe('several lines', () => {
  it.each(BREAKS)('have a line break for %j', (end) => {
    expect(cleanLines(`Dock 3${end}7 PM`)).toBe('Dock 3\n7 PM');
  });

  it.each([
    ['Ann\u202ennA', 'AnnnnA'],
    ['\u2066Lee\u2069\u0000\u0007\u009b', 'Lee'],
    ['  a\t\u00a0b \n', '  a\t\u00a0b \n'],
    ['a\r\n\r\nb', 'a\n\nb'],
    ['co\u00adop', 'co\u00adop'],
    ['\u200b\n \ufeff', ''],
  ])('%j are read as %j', (text, lines) => {
    expect(cleanLines(text)).toBe(lines);
  });

  it('are clean after the first time, whatever the text', () => {
    fc.assert(
      fc.property(MIXED, (text) => {
        expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
        expect(cleanLines(text)).not.toMatch(/(?![\t\n])[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('what is no text', () => {
  it('stays as it is', () => {
    for (const value of [1, null, undefined, ['\u200b']]) {
      expect([cleanLine(value), cleanLines(value)]).toEqual([value, value]);
    }
  });

  it('is looked through for texts where it holds some', () => {
    const day = new Date(0);
    const value = { list: ['a\u202e', 1, null], 'in ': { text: '\u0007b ' }, day, flag: true };
    expect(cleanAll(value)).toEqual({ list: ['a', 1, null], in: { text: 'b' }, day, flag: true });
  });
});

describe('an address that programs read', () => {
  it('has nothing in it that nobody sees, between letters neither', () => {
    expect(withoutUnseen('a@b.test\tc@d.test')).toBe('a@b.test\tc@d.test');
    expect(withoutUnseen('ma\u200dria\u00ad@exa\u200bmple.test')).toBe('maria@example.test');
  });
});
