import { describe, expect, it } from '@jest/globals';
import {
  HeaderLine,
  isBlank,
  KeptText,
  OptionalNotes,
  OptionalText,
  OptionalTextList,
  RequiredNotes,
  RequiredText,
  SentNotes,
} from './text.js';
import { faultOf, faultOfMissing, readAs } from './testing/judge.js';

const REQUIRED = 'This field is required';
const TEXT = 'This field should be a text';
const CHARACTERS = 'This field contains characters that are not allowed';
const TOO_LONG = 'This field takes at most 5 characters';

const lines = () => [OptionalText(5), RequiredText(5), KeptText(5)];
const notes = () => [OptionalNotes(5), RequiredNotes(5), SentNotes(5)];

describe('a text', () => {
  it.each([
    ['abcde', null],
    ['abcdef', TOO_LONG],
    [5, TEXT],
    [['a'], TEXT],
    ['abcde\u0000', null],
    ['a\udc00', CHARACTERS],
    ['a\tb', null],
    ['a 🚚', null],
  ])('%j, on one line or several', (value, fault) => {
    for (const decorate of [...lines(), ...notes()]) expect(faultOf(decorate, value)).toBe(fault);
  });

  it('has several lines only where that is said, and no stray characters anywhere', () => {
    for (const end of ['\n', '\r', '\r\n', '\v', '\u2028', '\t']) {
      for (const decorate of lines()) expect(readAs(decorate, `a${end}b`)).toBe('a b');
      const kept = end === '\t' ? end : '\n';
      for (const decorate of notes()) expect(readAs(decorate, `a${end}b`)).toBe(`a${kept}b`);
    }
    for (const stray of ['\u0000', '\u0008', '\u001f', '\u007f', '\u009f', '\u202e', '\u2066']) {
      for (const decorate of [...lines(), ...notes()]) {
        expect(readAs(decorate, `a${stray}b`)).toBe('ab');
        expect(faultOf(decorate, `a${stray}b`)).toBeNull();
      }
    }
  });

  it('is missing where it is nothing but stray characters', () => {
    for (const decorate of [RequiredText(5), KeptText(5), RequiredNotes(5)]) {
      expect(faultOf(decorate, '\u202e\u0000')).toBe(REQUIRED);
    }
  });

  it('is refused, not mended, in the header of an email', () => {
    expect(
      ['a\nb', 'a\rb', 'a\u202eb', 'a\u0000', 'a b'].map((text) => faultOf(HeaderLine(5), text)),
    ).toEqual([CHARACTERS, CHARACTERS, CHARACTERS, CHARACTERS, null]);
    expect([faultOfMissing(HeaderLine()), faultOf(HeaderLine(), ' \u200b')]).toEqual([
      REQUIRED,
      REQUIRED,
    ]);
    expect(readAs(HeaderLine(), ' a\u200bb ')).toBe('ab');
  });

  it.each([
    ['OptionalText', () => OptionalText(5), [null, null, null]],
    ['OptionalNotes', () => OptionalNotes(5), [null, null, null]],
    ['RequiredText', () => RequiredText(5), [REQUIRED, REQUIRED, REQUIRED]],
    ['RequiredNotes', () => RequiredNotes(5, 'Why?'), ['Why?', 'Why?', 'Why?']],
    ['SentNotes', () => SentNotes(5), [REQUIRED, null, null]],
    ['KeptText', () => KeptText(5, 'Keep it'), [null, 'Keep it', 'Keep it']],
  ])('%s that is missing, null or blank', (_, make, faults) => {
    const decorate = make();
    expect([faultOfMissing(decorate), faultOf(decorate, null), faultOf(decorate, ' ')]).toEqual(
      faults,
    );
  });

  it('is empty when it is cleared', () => {
    for (const decorate of [OptionalText(), OptionalNotes(), SentNotes()]) {
      expect([null, 'a'].map((one) => readAs(decorate, one))).toEqual(['', 'a']);
    }
  });

  it('has the lengths of the contract where nothing else is said', () => {
    for (const decorate of [OptionalText(), RequiredText(), KeptText()]) {
      expect(faultOf(decorate, 'x'.repeat(300))).toBeNull();
      expect(faultOf(decorate, 'x'.repeat(301))).toBe('This field takes at most 300 characters');
    }
    for (const decorate of [OptionalNotes(), RequiredNotes(), SentNotes()]) {
      expect(faultOf(decorate, 'x'.repeat(10_000))).toBeNull();
      expect(faultOf(decorate, 'x'.repeat(10_001))).toBe(
        'This field takes at most 10000 characters',
      );
    }
  });
});

describe('a list of texts', () => {
  const LIST = 'This field should be a list of at most 2 texts';

  it.each([
    [['a', 'b'], null],
    [['a', 'b', 'c'], LIST],
    ['ab', LIST],
    [['a', 'abcdef'], TOO_LONG],
    [['a\n', 7], TEXT],
    [[], null],
    [null, null],
  ])('%j', (value, fault) => {
    expect(faultOf(OptionalTextList(2, 5), value)).toBe(fault);
  });

  it('may be left out, and is empty when it is cleared', () => {
    expect(faultOfMissing(OptionalTextList(2, 5))).toBeNull();
    expect([null, ['a']].map((one) => readAs(OptionalTextList(2, 5), one))).toEqual([[], ['a']]);
  });
});

describe('isBlank', () => {
  it('is what a person would take for nothing', () => {
    expect(['', ' \n', null, undefined, 'a', 0, false, []].map(isBlank)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
