import { describe, expect, it } from '@jest/globals';
import { Nested, NestedList } from './nested.js';
import { RequiredText } from './text.js';
import { faultOf, faultOfMissing, judge } from './testing/judge.js';

const REQUIRED = 'This field is required';
const NO_OBJECT = 'This field should be an object';
const NO_LIST = 'This field should be a list';

const inner = () => {
  class Inner {
    name: string;
  }
  RequiredText(5)(Inner.prototype, 'name');
  return Inner;
};
const GOOD = { name: 'a' };

describe('a nested object', () => {
  it.each([
    ['optional', [null, REQUIRED]],
    ['required', [REQUIRED, REQUIRED]],
    ['nullable', [null, null]],
  ] as const)('that is %s', (presence, faults) => {
    const decorate = Nested(inner, presence);
    expect([faultOfMissing(decorate), faultOf(decorate, null)]).toEqual(faults);
    expect([GOOD, [GOOD], 'a', 7].map((one) => faultOf(decorate, one))).toEqual([
      null,
      NO_OBJECT,
      NO_OBJECT,
      NO_OBJECT,
    ]);
    expect(judge(decorate, { field: { name: '' } }).faults).toEqual([
      { path: 'field.name', message: REQUIRED },
    ]);
  });

  it('may be left out, and not be cleared, where nothing else is said', () => {
    const decorate = Nested(inner);
    expect([faultOfMissing(decorate), faultOf(decorate, null)]).toEqual([null, REQUIRED]);
  });
});

describe('a nested list', () => {
  it.each([
    [[GOOD], null],
    [[GOOD, GOOD], null],
    [[], 'This field needs at least 1 entry'],
    [[GOOD, GOOD, GOOD], 'This field takes at most 2 entries'],
    [[GOOD, null], 'Every entry should be an object'],
    [[[GOOD]], 'Every entry should be an object'],
    [GOOD, NO_LIST],
    [null, REQUIRED],
  ])('%j', (value, fault) => {
    expect(faultOf(NestedList(inner, { min: 1, max: 2 }), value)).toBe(fault);
  });

  it.each(['a', 7, null])('says in words for people which entry is no object: %j', (entry) => {
    expect(judge(NestedList(inner), { field: [GOOD, entry] }).faults).toEqual([
      { path: 'field', message: 'Every entry should be an object' },
      { path: 'field.1', message: NO_OBJECT },
    ]);
  });

  it('says which entry is wrong', () => {
    expect(judge(NestedList(inner), { field: [GOOD, { name: '' }] }).faults).toEqual([
      { path: 'field.1.name', message: REQUIRED },
    ]);
  });

  it('is as long as any list where nothing else is said', () => {
    expect(faultOf(NestedList(inner), [])).toBeNull();
    expect(faultOf(NestedList(inner), Array(1_000).fill(GOOD))).toBeNull();
    expect(faultOf(NestedList(inner), Array(1_001).fill(GOOD))).toBe(
      'This field takes at most 1000 entries',
    );
  });

  it('may be left out or not, and says why it is empty', () => {
    expect(faultOfMissing(NestedList(inner, { min: 1 }))).toBeNull();
    const list = NestedList(inner, { presence: 'required', min: 1, emptyMessage: 'One!' });
    expect([faultOfMissing(list), faultOf(list, [])]).toEqual([REQUIRED, 'One!']);
  });
});
