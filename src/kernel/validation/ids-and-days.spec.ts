import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import {
  isInstant,
  IsLocalDay,
  IsObjectId,
  IsRentalDay,
  IsWrittenDay,
  NullableObjectId,
  NullableWrittenDay,
  ObjectIdList,
  OptionalBranchFilter,
  OptionalInstant,
  OptionalLocalDay,
  OptionalObjectId,
  OptionalWrittenDay,
  paddedDay,
} from './ids-and-days.js';
import { readDay } from '../typed-day.js';
import { faultOf, faultOfMissing, readAs } from './testing/judge.js';

const ID = '0123456789abcdef01234567';
const OTHER = 'f'.repeat(24);
const REQUIRED = 'This field is required';
const NO_ID = 'This field should be an id of 24 hex characters';
const NO_DAY = 'Invalid usage: provided dateString is not in expected YYYY-MM-DD format';
const NO_INSTANT = 'This field should be an instant in ISO 8601, UTC';

describe('an id', () => {
  it.each([
    ['IsObjectId', () => IsObjectId(), [REQUIRED, REQUIRED]],
    ['OptionalObjectId', () => OptionalObjectId(), [null, REQUIRED]],
    ['NullableObjectId', () => NullableObjectId(), [null, null]],
  ])('%s that is missing or null', (_, make, faults) => {
    const decorate = make();
    expect([faultOfMissing(decorate), faultOf(decorate, null)]).toEqual(faults);
    expect([ID, 'x', ''].map((one) => faultOf(decorate, one))).toEqual([null, NO_ID, REQUIRED]);
  });

  it.each([
    [[ID], null],
    [[ID, OTHER], null],
    [[ID, OTHER, 'a'.repeat(24)], 'This field takes at most 2 entries'],
    [[], 'This field needs at least 1 entry'],
    [[ID, 'x'], NO_ID],
    [[ID, ID], 'An id may be named only once'],
    [ID, NO_ID],
    [undefined, REQUIRED],
    [null, REQUIRED],
  ])('is in a list: %j', (value, fault) => {
    expect(faultOf(ObjectIdList(1, 2), value)).toBe(fault);
  });

  it('of a branch, or all of them', () => {
    expect(['all', '', ID].map((one) => readAs(OptionalBranchFilter(), one))).toEqual([
      undefined,
      undefined,
      ID,
    ]);
    expect(['all', '', ID, 'All'].map((one) => faultOf(OptionalBranchFilter(), one))).toEqual([
      null,
      null,
      null,
      NO_ID,
    ]);
  });
});

describe('a day', () => {
  it.each([
    ['IsLocalDay', () => IsLocalDay(), [NO_DAY, NO_DAY, NO_DAY]],
    ['OptionalLocalDay', () => OptionalLocalDay(), [null, NO_DAY, NO_DAY]],
    ['IsWrittenDay', () => IsWrittenDay(), [NO_DAY, NO_DAY, NO_DAY]],
    ['OptionalWrittenDay', () => OptionalWrittenDay(), [null, NO_DAY, NO_DAY]],
    ['NullableWrittenDay', () => NullableWrittenDay(), [null, null, null]],
    ['IsRentalDay', () => IsRentalDay(), [NO_DAY, NO_DAY, NO_DAY]],
  ])('%s that is missing, null or blank', (_, make, faults) => {
    const decorate = make();
    const said = [faultOfMissing(decorate), faultOf(decorate, null), faultOf(decorate, '')];
    expect(said).toEqual(faults);
    expect(['2028-02-29', '2027-02-29'].map((one) => faultOf(decorate, one))).toEqual([
      null,
      NO_DAY,
    ]);
  });

  it('that is written lies between 2000 and ten years ahead', () => {
    const last = DateTime.utc().plus({ years: 10 });
    const sentence = `A day should lie between 01/01/2000 and ${last.toFormat('MM/dd/yyyy')}`;
    const days = ['2000-01-01', '1999-12-31', '0001-01-01', '9999-12-31', last.toISODate()];
    for (const decorate of [
      IsWrittenDay(),
      OptionalWrittenDay(),
      NullableWrittenDay(),
      IsRentalDay(),
    ]) {
      expect(days.map((one) => faultOf(decorate, one))).toEqual([
        null,
        sentence,
        sentence,
        sentence,
        null,
      ]);
      expect(faultOf(decorate, last.plus({ days: 2 }).toISODate())).toBe(sentence);
    }
    expect(faultOf(IsLocalDay(), '9999-12-31')).toBeNull();
  });

  it('that is written is one that a field reads, and the other way round', () => {
    const today = DateTime.utc();
    const last = today.plus({ years: 10 });
    const days = [last, last.plus({ days: 1 })].map((one) => one.toISODate());
    for (const one of [...days, '2000-01-01', '1999-12-31', '2099-12-31']) {
      const isRead = 'day' in readDay(one, { today: today.toISODate() });
      expect(isRead).toBe(faultOf(IsWrittenDay(), one) === null);
    }
  });

  it('of a rental is read without its zeros too', () => {
    expect(['2026-1-5', '2026-11-05'].map((one) => readAs(IsRentalDay(), one))).toEqual([
      '2026-01-05',
      '2026-11-05',
    ]);
    expect(['2026-11-5', '2026-1-15'].map(paddedDay)).toEqual(['2026-11-05', '2026-01-15']);
    expect(['26-1-5', '2026-1-5-1', 'x2026-1-5', 7, ['2026-1-5']].map(paddedDay)).toEqual([
      '26-1-5',
      '2026-1-5-1',
      'x2026-1-5',
      7,
      ['2026-1-5'],
    ]);
    expect(faultOf(IsLocalDay(), '2026-1-5')).toBe(NO_DAY);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-21T14:30Z', true],
    ['2026-11-21T14:30:05Z', true],
    ['2026-11-21T14:30:05.123456789Z', true],
    ['2026-11-21T14:30:05-06:00', true],
    ['2026-11-21T14:30:05+05:30', true],
    ['2026-11-21T14:30:05', false],
    ['2026-11-21T14:30:05.Z', false],
    ['2026-11-21T14:30:05.1234567890Z', false],
    ['2026-11-21T25:30Z', false],
    ['2026-11-21T24:00Z', false],
    ['2026-11-21T14:60Z', false],
    ['2026-11-21T14:30:60Z', false],
    ['2027-02-30T10:00Z', false],
    ['2027-02-29T10:00:00.000Z', false],
    ['2028-02-29T10:00Z', true],
    ['2027-06-31T10:00-05:00', false],
    ['2027-13-01T10:00Z', false],
    ['2027-00-10T10:00Z', false],
    ['x2026-11-21T14:30Z', false],
    ['2026-11-21T14:30Zx', false],
    ['2026-11-21', false],
    [['2026-11-21T14:30Z'], false],
  ])('%j', (value, isOne) => {
    expect(isInstant(value)).toBe(isOne);
    expect(faultOf(OptionalInstant(), value)).toBe(isOne ? null : NO_INSTANT);
  });

  it('may be left out, and not be cleared', () => {
    expect(faultOfMissing(OptionalInstant())).toBeNull();
    expect(faultOf(OptionalInstant(), null)).toBe(REQUIRED);
  });
});
