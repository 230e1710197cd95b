import { LOCAL_DATE_MESSAGE } from '../local-date.js';
import {
  checkDto,
  checkDtoList,
  Dollars,
  Flag,
  IsLocalDay,
  IsObjectId,
  KeptText,
  Nested,
  NestedList,
  NullableWrittenDay,
  NullableQuarterHours,
  OptionalBranchFilter,
  OptionalEmail,
  OptionalInstant,
  OptionalNotes,
  OptionalText,
  OptionalUrl,
  QuarterHours,
  QueryFlag,
  QueryPage,
  QuerySize,
  ReadOnlyField,
  RequiredText,
} from './index.js';
import { faultOf, judge } from './testing/judge.js';

const ID = '0123456789abcdef01234567';

/** A DTO with every kind of field. */
const makeInner = () => {
  class Inner {
    name: string;
    total?: number;
  }
  RequiredText(5)(Inner.prototype, 'name');
  ReadOnlyField()(Inner.prototype, 'total');
  return Inner;
};
const Inner = makeInner();

describe('checkDto', () => {
  it('names a property that the entity does not have [R-API-9]', () => {
    const { faults } = judge(OptionalText(5), { field: 'a', stranger: 1 });
    expect(faults).toEqual([{ path: 'stranger', message: expect.stringContaining('stranger') }]);
  });

  it('drops read-only fields without leaving a key [R-API-9]', () => {
    const { value, faults } = judge(ReadOnlyField(), { field: { any: 'thing' } });
    expect(faults).toEqual([]);
    expect(Object.keys(value)).toEqual([]);
  });

  it('leaves a property that was not sent absent', () => {
    expect('field' in judge(OptionalNotes(), {}).value).toBe(false);
    expect(judge(OptionalNotes(), { field: null }).value.field).toBe('');
  });

  it('gives nested faults dotted paths with indexes', () => {
    const list = judge(
      NestedList(() => Inner),
      { field: [{ name: 'a', total: 4 }, { bad: 1 }] },
    );
    expect(list.faults.map((fault) => fault.path).sort()).toEqual(['field.1.bad', 'field.1.name']);
    expect(list.value).toEqual({ field: [{ name: 'a' }, { bad: 1 }] });
    expect(
      judge(
        Nested(() => Inner),
        { field: { name: '' } },
      ).faults,
    ).toEqual([{ path: 'field.name', message: 'This field is required' }]);
  });

  it.each([[[]], ['text'], [5], [null]])('refuses %p where an object belongs', (field) => {
    expect(
      judge(
        Nested(() => Inner),
        { field },
      ).faults.length,
    ).toBeGreaterThan(0);
  });

  it('refuses lists with null or scalar entries', () => {
    expect(
      faultOf(
        NestedList(() => Inner),
        [null],
      ),
    ).toBe('Every entry should be an object');
    expect(
      faultOf(
        NestedList(() => Inner),
        {},
      ),
    ).toBe('This field should be a list');
  });

  it('reads a body that is a list', () => {
    expect(checkDtoList(Inner, [{ name: 'a' }, { name: '' }]).faults).toEqual([
      { path: '1.name', message: 'This field is required' },
    ]);
    expect(checkDtoList(Inner, [], { min: 1, emptyMessage: 'One!' }).faults).toEqual([
      { path: '', message: 'One!' },
    ]);
    expect(checkDtoList(Inner, [], { min: 2 }).faults).toEqual([
      { path: '', message: 'This field needs at least 2 entries' },
    ]);
    expect(checkDtoList(Inner, [{ name: 'a' }, { name: 'b' }], { max: 1 })).toEqual({
      value: [],
      faults: [{ path: '', message: 'This field takes at most 1 entry' }],
    });
    expect(checkDtoList(Inner, [{ name: 'a' }], { min: 1, max: 1 })).toEqual({
      value: [{ name: 'a' }],
      faults: [],
    });
    expect(checkDtoList(Inner, []).faults).toEqual([]);
    expect(checkDtoList(Inner, [null]).faults).toEqual([
      { path: '0', message: 'This field should be an object' },
    ]);
    expect(checkDtoList(Inner, { name: 'a' })).toEqual({
      value: [],
      faults: [{ path: '', message: 'This field should be a list' }],
    });
  });

  it.each([[[1]], [null], ['a'], [undefined]])('refuses %j where a body belongs', (body) => {
    expect(checkDto(Inner, body).faults).toEqual([
      { path: '', message: 'This field should be an object' },
    ]);
    expect(checkDto(Inner, body).value).toBeInstanceOf(Inner);
  });
});

describe('field rules', () => {
  it('refuses half surrogates and over-long text', () => {
    for (const bad of ['\ud800', 'abcdef', 5, {}])
      expect(faultOf(OptionalText(5), bad)).not.toBeNull();
    expect(faultOf(OptionalNotes(9), 'a\n\tb 😀')).toBeNull();
  });

  it('asks for required and kept texts', () => {
    expect(faultOf(RequiredText(5), '  ')).toBe('This field is required');
    expect(judge(RequiredText(5), {}).faults).toHaveLength(1);
    expect(judge(KeptText(5), {}).faults).toEqual([]);
    expect(faultOf(KeptText(5), null)).toBe('This field is required');
  });

  it('knows email addresses, urls, ids, days and instants', () => {
    expect(faultOf(OptionalEmail(), '')).toBeNull();
    expect(faultOf(OptionalEmail(), '\ud800@b.co')).toBe('This field should be a valid email');
    expect(faultOf(OptionalEmail(), 'a@b')).toBe('This field should be a valid email');
    expect(faultOf(OptionalUrl(), 'javascript:alert(1)')).toBe('Invalid url');
    expect(faultOf(OptionalUrl(), 'https://example.com/a')).toBeNull();
    expect(faultOf(IsObjectId(), ID)).toBeNull();
    expect(faultOf(IsObjectId(), ID.toUpperCase())).not.toBeNull();
    expect(faultOf(IsLocalDay(), '2026-02-30')).toBe(LOCAL_DATE_MESSAGE);
    expect(faultOf(IsLocalDay(), undefined)).toBe(LOCAL_DATE_MESSAGE);
    expect(judge(NullableWrittenDay(), { field: '' }).value.field).toBeNull();
    expect(faultOf(OptionalInstant(), '2026-11-21T14:30:00.000Z')).toBeNull();
    expect(faultOf(OptionalInstant(), '2026-11-21')).not.toBeNull();
  });

  it('knows quarter hours, dollars and flags', () => {
    expect(faultOf(QuarterHours(1), 1.25)).toBeNull();
    expect(faultOf(QuarterHours(1), 0.75)).toBe('This field should be at least 1');
    expect(faultOf(QuarterHours(0), 0.1)).toBe('Hours are given in steps of 0.25');
    expect(faultOf(NullableQuarterHours(0), null)).toBeNull();
    expect(faultOf(Dollars(), 19.99)).toBeNull();
    expect(faultOf(Dollars(), 1.005)).toBe('Amounts have at most two decimals');
    expect(faultOf(Dollars(), -1)).not.toBeNull();
    expect(faultOf(Dollars(), NaN)).toBe('This field should be a number');
    expect(faultOf(Flag(), 'true')).toBe('This field should be true or false');
  });

  it('reads query values from text', () => {
    expect(judge(QueryPage(), { field: '2' }).value.field).toBe(2);
    expect(faultOf(QueryPage(), '0')).not.toBeNull();
    expect(faultOf(QueryPage(), 'two')).not.toBeNull();
    expect(faultOf(QuerySize(), '201')).toBe('This field should be at most 200');
    expect(judge(QueryFlag(), { field: '' }).value.field).toBe(true);
    expect(faultOf(QueryFlag(), 'maybe')).not.toBeNull();
    expect(judge(OptionalBranchFilter(), { field: 'all' }).value.field).toBeUndefined();
    expect(faultOf(OptionalBranchFilter(), 'nowhere')).not.toBeNull();
  });
});
