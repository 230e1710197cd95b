import { describe, expect, it } from '@jest/globals';
import { QueryDecimal, QueryFlag, QueryPage, QuerySize, QueryWhole } from './query-values.js';
import { faultOf, faultOfMissing, readAs } from './testing/judge.js';

const NUMBER = 'This field should be a number';

describe('a number of the query', () => {
  it('is read from text', () => {
    for (const decorate of [QueryWhole(), QueryDecimal()]) {
      expect(['7', '-2', '', ' ', 3].map((one) => readAs(decorate, one))).toEqual([
        7,
        -2,
        undefined,
        undefined,
        3,
      ]);
      expect(['7', '', 'x', '1e999'].map((one) => faultOf(decorate, one))).toEqual([
        null,
        null,
        NUMBER,
        NUMBER,
      ]);
      expect(faultOfMissing(decorate)).toBeNull();
    }
    expect(faultOf(QueryDecimal(), '1.5')).toBeNull();
    expect(faultOf(QueryWhole(), '1.5')).toBe('This field should be a whole number');
    expect(faultOf(QueryDecimal({ max: 1 }), '1.5')).toBe('This field should be at most 1');
    expect(faultOf(QueryWhole({ max: 1 }), '2')).toBe('This field should be at most 1');
  });

  it('is read from plain decimals alone', () => {
    for (const text of ['0x10', '1e3', '1,250', 'Infinity', '0b1', '--1', '1.2.3'])
      expect(faultOf(QueryDecimal(), text)).toBe(NUMBER);
    expect(['+1.50', ' .5 ', '12.'].map((one) => readAs(QueryDecimal(), one))).toEqual([
      1.5, 0.5, 12,
    ]);
  });

  it('of a page and its size has its bounds', () => {
    expect(['1', '1000000'].map((one) => faultOf(QueryPage(), one))).toEqual([null, null]);
    expect(faultOf(QueryPage(), '0')).toBe('This field should be at least 1');
    expect(faultOf(QueryPage(), '1000001')).toBe('This field should be at most 1000000');
    expect(['1', '200'].map((one) => faultOf(QuerySize(), one))).toEqual([null, null]);
    expect(faultOf(QuerySize(), '0')).toBe('This field should be at least 1');
    expect(faultOf(QuerySize(50), '51')).toBe('This field should be at most 50');
  });
});

describe('a yes or no of the query', () => {
  it.each([
    ['', true],
    ['true', true],
    ['YES', true],
    ['1', true],
    ['false', false],
    ['No', false],
    ['0', false],
    [true, true],
  ])('%j is %s', (value, meaning) => {
    expect(readAs(QueryFlag(), value)).toBe(meaning);
    expect(faultOf(QueryFlag(), value)).toBeNull();
  });

  it('is nothing else, and may be left out', () => {
    for (const bad of ['maybe', ['true'], 2])
      expect(faultOf(QueryFlag(), bad)).toBe('This should be true or false');
    expect(faultOfMissing(QueryFlag())).toBeNull();
  });
});
