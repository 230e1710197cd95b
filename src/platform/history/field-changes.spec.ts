import { describe, expect, it } from '@jest/globals';
import { fieldChanges, initialFields } from './field-changes.js';

describe('fieldChanges', () => {
  it('names what differs and nothing else', () => {
    const before = { name: 'T1', color: '#fff', codes: ['1'], gone: true };
    const after = { name: 'T2', color: '#fff', codes: ['1'], fresh: 0 };
    expect(fieldChanges(before, after)).toEqual([
      { field: 'name', before: 'T1', after: 'T2' },
      { field: 'fresh', before: null, after: 0 },
      { field: 'gone', before: true, after: null },
    ]);
  });
});

describe('initialFields', () => {
  it('names each field with a value, from nothing, and leaves the id to the event', () => {
    const fields = {
      _id: 'a',
      name: 'T1',
      note: '',
      codes: [],
      rate: 0,
      hasLift: false,
      day: null,
    };
    expect(initialFields(fields)).toEqual([
      { field: 'name', before: null, after: 'T1' },
      { field: 'rate', before: null, after: 0 },
      { field: 'hasLift', before: null, after: false },
    ]);
  });
});
