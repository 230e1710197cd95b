import { describe, expect, it } from '@jest/globals';
import { textsOfTheTree } from './support/texts.js';

const pages = textsOfTheTree().filter(
  ({ path }) => /^web\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$|^web\/testing\//.test(path),
);
const pathsWith = (pattern: RegExp): string[] =>
  pages.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Beside the one box: what the public page's plain fields hold, and what a pasted list says. */
const READERS = [
  'web/features/booking/typed-whole.ts',
  'web/features/moves/items/paste-items.ts',
  'web/shared/forms/number-box.tsx',
];

describe('a field for a number', () => {
  it('is the one box: no page has a number input of its own [R-PAGE-27]', () => {
    expect(
      pathsWith(/<(?:NumberInput|NumericFormat)\b|<(?:input|Field|TextInput)\b[^>]*type="number"/),
    ).toEqual([]);
  });

  it('is read by the one reader', () => {
    expect(pathsWith(/\breadNumber\b/).toSorted()).toEqual(READERS);
    expect(pathsWith(/\bparseFloat\(|\bvalueAsNumber\b/)).toEqual([]);
  });

  it('takes no number from what is typed in any other field', () => {
    const typed = /\b(?:Number|parseInt)\(\s*(?:\w+\.)*(?:currentTarget|target)\.value/;
    expect(pathsWith(typed)).toEqual([]);
  });
});
