import { describe, expect, it } from '@jest/globals';
import { OneOf, WholeNumber } from './numbers.js';
import { IsLocalDay } from './ids-and-days.js';
import { OptionalEmail } from './formats.js';
import { Nested, NestedList } from './nested.js';
import { OptionalNotes, OptionalText, OptionalTextList, RequiredText } from './text.js';
import { checkDto } from './check-dto.js';
import { faultOf, readAs } from './testing/judge.js';

class Part {
  name?: string;
  notes?: string;
}
OptionalText()(Part.prototype, 'name');
OptionalNotes()(Part.prototype, 'notes');

class Whole extends Part {
  parts?: Part[];
  part?: Part;
  count?: number;
}
NestedList(() => Part)(Whole.prototype, 'parts');
Nested(() => Part)(Whole.prototype, 'part');
WholeNumber()(Whole.prototype, 'count');

const DIRTY = { name: ' Ann\u200b\vLee ', notes: 'Dock 3\v7 PM' };
const CLEAN = { name: 'Ann Lee', notes: 'Dock 3\n7 PM' };

describe('the texts of a body', () => {
  it('are clean before they are checked, in every part of it [R-API-10]', () => {
    const { value, faults } = checkDto(Whole, {
      ...DIRTY,
      parts: [DIRTY, DIRTY],
      part: DIRTY,
      count: 3,
    });
    expect(faults).toEqual([]);
    expect(value).toEqual({ ...CLEAN, parts: [CLEAN, CLEAN], part: CLEAN, count: 3 });
  });

  it('are one line wherever nothing else is said, in words, days and lists too', () => {
    expect(readAs(OneOf(['House']), '\u200bHouse ')).toBe('House');
    expect(readAs(IsLocalDay(), '2027-03-10\u200e')).toBe('2027-03-10');
    expect(readAs(OptionalTextList(2, 5), [' a\u00ad ', 'b'])).toEqual(['a', 'b']);
    expect(readAs(OptionalEmail(), '\u00a0ma\u200dria@example.test ')).toBe('maria@example.test');
  });

  it('are missing where nobody sees anything of them', () => {
    for (const nothing of ['\u200b', ' \ufeff ', '\u2060\u00ad', '\u3164', '\u2800']) {
      expect(faultOf(RequiredText(), nothing)).toBe('This field is required');
      expect(readAs(OptionalEmail(), nothing)).toBe('');
      expect(readAs(OptionalNotes(), nothing)).toBe('');
    }
  });

  it('are as long as they are once they are clean', () => {
    expect(faultOf(OptionalText(5), ' abcde\u200b\u200b ')).toBeNull();
  });

  it('may be in a body with properties that nobody knows', () => {
    const { faults } = checkDto(Whole, JSON.parse('{"__proto__": {"a": " "}, "other": "\u200b"}'));
    expect(faults.map(({ path }) => path)).toContain('other');
  });
});
