import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanAll, cleanLine, cleanLines } from './stray-characters.js';

describe('stray characters', () => {
  it.each([
    ['Ann\u202ennA', 'AnnnnA', 'AnnnnA'],
    ['\u2066Lee\u2069\u0000\u0007\u009b', 'Lee', 'Lee'],
    ['Ann\nLee', 'Ann Lee', 'Ann\nLee'],
    ['a\t\r\nb', 'a b', 'a\t\r\nb'],
    ['Zoë \u05d0\u05d1 🚚', 'Zoë \u05d0\u05d1 🚚', 'Zoë \u05d0\u05d1 🚚'],
  ])('of %j', (text, line, lines) => {
    expect(cleanLine(text)).toBe(line);
    expect(cleanLines(text)).toBe(lines);
  });

  it('are gone after the first time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanLine, cleanLines]) expect(clean(clean(text))).toBe(clean(text));
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('are looked for in whatever holds texts, and nowhere else', () => {
    const day = new Date(0);
    const value = { list: ['a\u202e', 1, null], inner: { text: '\u0007b' }, day, flag: true };
    expect(cleanAll(value)).toEqual({
      list: ['a', 1, null],
      inner: { text: 'b' },
      day,
      flag: true,
    });
  });
});
