import { describe, expect, it } from '@jest/globals';
import {
  deletionsOf,
  isOneTypo,
  localPartOf,
  nameParts,
  searchParts,
  sealed,
  searchWords,
  toleratesTypo,
  wholeTerms,
} from './search-term.js';

describe('search term', () => {
  it.each([
    ['(405) 555', [['405555']]],
    ['+1 405-555-0137', [['4055550137']]],
    ['4055550137', [['4055550137']]],
    ['40', [[]]],
    ['a405', [[]]],
    ['(405) 555-0137 x12', [['4055550137']]],
    ['4055550137x12', [['4055550137']]],
    ['1-800-move-now', [['8006683669']]],
    ['4055550137 / 4055550138', [['4055550137', '4055550138']]],
    ['miller (405) 555-0137', [[], ['4055550137']]],
    ['405 555 0137, abigail', [['4055550137'], []]],
    ['4055550137@post.example', [[]]],
  ])('%p is sought among phones as %p', (term, phones) => {
    expect(searchParts(term).map((part) => part.phones)).toEqual(phones);
  });

  it.each([
    ['miller, abigail', ['miller, abigail', 'abigail miller', 'miller abigail']],
    ["o'brien", ["o'brien", 'obrien']],
    ['(405) 555-0137', ['(405) 555-0137', '4055550137']],
    ['a.b@post.example', ['a.b@post.example']],
  ])('%p may stand in a text as %p', (term, ways) => {
    expect(new Set(wholeTerms(term))).toEqual(new Set(ways));
  });

  it('is sought word by word', () => {
    expect(searchWords(' ana  maria ')).toEqual(['ana', 'maria']);
    expect(searchWords('  ')).toEqual([]);
    expect(nameParts("o'brien-lee 2nd")).toEqual(['o', 'brien', 'lee', '2nd']);
  });

  it('forgives a slip in words of four letters or more', () => {
    expect(['ana', 'anna', 'josé', 'garcia3', 'b2morgan7'].map(toleratesTypo)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(['4055550137', 'a12345', 'xt2024'].map(toleratesTypo)).toEqual([false, false, false]);
  });

  it('knows what a left out letter makes of a word', () => {
    expect(deletionsOf('anna')).toEqual(['nna', 'ana', 'ann']);
  });

  it.each([
    ['anna', 'nana', true],
    ['anna', 'anan', true],
    ['anna', 'ana', true],
    ['anna', 'annas', true],
    ['anna', 'vanna', true],
    ['anna', 'anja', true],
    ['josé', 'jose', true],
    ['anna', 'anna', false],
    ['anna', 'an', false],
    ['anna', 'naan', false],
    ['anna', 'nnaa', false],
    ['abcd', 'badc', false],
    ['abcd', 'acbe', false],
  ])('%p and %p are one slip apart: %p', (one, other, expected) => {
    expect(isOneTypo(one, other)).toBe(expected);
    expect(isOneTypo(other, one)).toBe(expected);
  });

  it('seals addresses of mail, and finds them by what is before the @', () => {
    expect(sealed('a.b@c.example')).toBe('aZbQcZexample');
    expect(['ana@x.example', 'al@x', '@x', 'ana'].map(localPartOf)).toEqual([
      'ana@',
      null,
      null,
      null,
    ]);
  });
});
