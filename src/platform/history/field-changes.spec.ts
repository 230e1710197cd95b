import { describe, expect, it } from '@jest/globals';
import { fieldChanges } from './field-changes.js';

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
