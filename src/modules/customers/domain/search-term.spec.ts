import { describe, expect, it } from '@jest/globals';
import {
  deletionsOf,
  nameParts,
  phoneTerm,
  searchWords,
  swapsOf,
  toleratesSlip,
} from './search-term.js';

describe('search term', () => {
  it.each([
    ['(405) 555', '405555'],
    ['+1 405-555-0137', '4055550137'],
    ['4055550137', '4055550137'],
    ['40', null],
    ['a405', null],
  ])('%p is sought among phones as %p', (term, digits) => {
    expect(phoneTerm(term)).toBe(digits);
  });

  it('is sought word by word', () => {
    expect(searchWords(' ana  maria ')).toEqual(['ana', 'maria']);
    expect(searchWords('  ')).toEqual([]);
    expect(nameParts("o'brien-lee 2nd")).toEqual(['o', 'brien', 'lee', '2nd']);
  });

  it('forgives a slip in words of four letters or more', () => {
    expect(['ana', 'anna', 'a12345', 'josé'].map(toleratesSlip)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('knows what a slip can make of a word', () => {
    expect(deletionsOf('anna')).toEqual(['nna', 'ana', 'ann']);
    expect(swapsOf('anna')).toEqual(['nana', 'anan']);
  });
});
