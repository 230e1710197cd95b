import { describe, expect, it } from '@jest/globals';
import {
  ClearableFlag,
  Decimal,
  Dollars,
  Flag,
  NullableDollars,
  NullableLatitude,
  NullableLongitude,
  NullableQuarterHours,
  OneOf,
  OneOfOrBlank,
  PositiveNumber,
  QuarterHours,
  WholeNumber,
} from './numbers.js';
import { faultOf, faultOfMissing, readAs } from './testing/judge.js';

const REQUIRED = 'This field is required';
const NUMBER = 'This field should be a number';
const FLAG = 'This field should be true or false';

describe('a number', () => {
  it.each([
    ['one of a range', () => Decimal({ min: 2, max: 4 }), 2, null],
    ['one of a range', () => Decimal({ min: 2, max: 4 }), 4, null],
    [
      'less than the range',
      () => Decimal({ min: 2, max: 4 }),
      1.99,
      'This field should be at least 2',
    ],
    [
      'more than the range',
      () => Decimal({ min: 2, max: 4 }),
      4.01,
      'This field should be at most 4',
    ],
    ['any', () => Decimal(), -1e9, null],
    ['endless', () => Decimal(), Infinity, NUMBER],
    ['a text', () => Decimal(), '7', NUMBER],
    ['zero that should be above', () => PositiveNumber(), 0, 'This field should be more than 0'],
    ['above zero', () => PositiveNumber(), 0.01, null],
    ['whole', () => WholeNumber({ max: 3 }), 3, null],
    ['not whole', () => WholeNumber(), 1.5, 'This field should be a whole number'],
    ['none where none may be', () => WholeNumber({ presence: 'nullable' }), null, null],
    [
      'not whole where none may be',
      () => WholeNumber({ presence: 'nullable' }),
      0.5,
      'This field should be a whole number',
    ],
    [
      'too small where none may be',
      () => WholeNumber({ min: 1, presence: 'nullable' }),
      0,
      'This field should be at least 1',
    ],
    ['no dollars', () => Dollars(), 0, null],
    ['dollars below zero', () => Dollars(), -0.01, 'This field should be at least 0'],
    ['a discount', () => Dollars({ min: -50 }), -50, null],
    ['the most dollars', () => Dollars(), 10_000_000, null],
    ['more dollars', () => Dollars(), 10_000_000.01, 'This field should be at most 10000000'],
    ['cents', () => Dollars(), 4.35, null],
    ['parts of cents', () => Dollars(), 4.355, 'Amounts have at most two decimals'],
    ['none where dollars may be', () => NullableDollars(), null, null],
    [
      'parts of cents where none may be',
      () => NullableDollars(),
      0.001,
      'Amounts have at most two decimals',
    ],
    ['a quarter', () => QuarterHours(), 0.25, null],
    ['a whole day', () => QuarterHours(), 24, null],
    ['more than a day', () => QuarterHours(), 24.25, 'This field should be at most 24'],
    ['more than a day where that may be', () => QuarterHours(0, { max: 100 }), 24.25, null],
    ['less than no hours', () => QuarterHours(), -0.25, 'This field should be at least 0'],
    [
      'less than the least hours',
      () => NullableQuarterHours(2),
      1.75,
      'This field should be at least 2',
    ],
    ['less than no hours', () => NullableQuarterHours(), -0.25, 'This field should be at least 0'],
    ['a third of an hour', () => NullableQuarterHours(), 0.33, 'Hours are given in steps of 0.25'],
    ['the poles', () => NullableLatitude(), -90, null],
    ['the poles', () => NullableLatitude(), 90, null],
    ['beyond a pole', () => NullableLatitude(), 90.1, 'This field should be at most 90'],
    ['beyond a pole', () => NullableLatitude(), -90.1, 'This field should be at least -90'],
    ['nowhere', () => NullableLatitude(), null, null],
    ['across the world', () => NullableLongitude(), -180, null],
    ['across the world', () => NullableLongitude(), 180, null],
    ['round the world', () => NullableLongitude(), 180.1, 'This field should be at most 180'],
    ['round the world', () => NullableLongitude(), -180.1, 'This field should be at least -180'],
    ['nowhere', () => NullableLongitude(), null, null],
  ])('%s', (_, decorate, value, fault) => {
    expect(faultOf(decorate(), value)).toBe(fault);
  });

  it('may be left out, and be cleared only where that is said', () => {
    for (const decorate of [
      Decimal(),
      PositiveNumber(),
      WholeNumber(),
      Dollars(),
      QuarterHours(),
    ]) {
      expect(faultOfMissing(decorate)).toBeNull();
      expect(faultOf(decorate, null)).toBe(REQUIRED);
    }
    expect(faultOfMissing(WholeNumber({ presence: 'required' }))).toBe(REQUIRED);
    expect(faultOfMissing(WholeNumber({ presence: 'nullable' }))).toBeNull();
  });

  it('is refused in the one sentence that its field has', () => {
    const hours = WholeNumber({ min: 1, presence: 'required', message: 'How many?' });
    expect([
      faultOfMissing(hours),
      ...[null, 'x', 0, 1.5].map((one) => faultOf(hours, one)),
    ]).toEqual(Array(5).fill('How many?'));
    expect(faultOf(hours, 1)).toBeNull();
  });
});

describe('a flag', () => {
  it('is true or false and nothing that looks like it', () => {
    expect([true, false, 0, 'true', null].map((one) => faultOf(Flag(), one))).toEqual([
      null,
      null,
      FLAG,
      FLAG,
      REQUIRED,
    ]);
    expect([faultOfMissing(Flag()), faultOfMissing(Flag('required'))]).toEqual([null, REQUIRED]);
  });

  it('is cleared by null where that is said', () => {
    expect([true, null].map((one) => readAs(ClearableFlag(), one))).toEqual([true, false]);
    expect([null, 1].map((one) => faultOf(ClearableFlag(), one))).toEqual([null, FLAG]);
  });
});

describe('a word of a list', () => {
  const REFUSED = 'This field should be one of Load, Hold';
  const words = ['Load', 'Hold'];

  it('is one of it', () => {
    expect(['Load', 'load', '', 7].map((one) => faultOf(OneOf(words), one))).toEqual([
      null,
      REFUSED,
      REFUSED,
      REFUSED,
    ]);
    expect([faultOfMissing(OneOf(words)), faultOf(OneOf(words), null)]).toEqual([null, REQUIRED]);
    expect(faultOf(OneOf(words, 'nullable'), null)).toBeNull();
    expect(faultOfMissing(OneOf(words, 'required'))).toBe(REQUIRED);
  });

  it('is blank where that is said', () => {
    expect(['Load', '', null, 'load'].map((one) => faultOf(OneOfOrBlank(words), one))).toEqual([
      null,
      null,
      null,
      REFUSED,
    ]);
    expect(['Hold', null].map((one) => readAs(OneOfOrBlank(words), one))).toEqual(['Hold', '']);
    expect(faultOfMissing(OneOfOrBlank(words))).toBeNull();
  });
});
