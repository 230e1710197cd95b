import { describe, expect, it } from '@jest/globals';
import {
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
    ['a\u0000', CHARACTERS],
    ['a\u0008', CHARACTERS],
    ['a\u001f', CHARACTERS],
    ['a\u007f', CHARACTERS],
    ['a\udc00', CHARACTERS],
    ['a\tb', null],
    ['a 🚚', null],
  ])('%j, on one line or several', (value, fault) => {
    for (const decorate of [...lines(), ...notes()]) expect(faultOf(decorate, value)).toBe(fault);
  });

  it('has several lines only where that is said', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      for (const decorate of lines()) expect(faultOf(decorate, `a${end}b`)).toBe(CHARACTERS);
      for (const decorate of notes()) expect(faultOf(decorate, `a${end}b`)).toBeNull();
    }
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
    [['a\n', 7], CHARACTERS],
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
