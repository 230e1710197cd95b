import { describe, expect, it } from '@jest/globals';
import { changesBetween } from './changes-between.js';

describe('changesBetween', () => {
  it('names what differs, with its value before and after', () => {
    const before = { name: 'Ana', roles: ['mover'], phone: '', active: true };
    const after = { name: 'Ana', roles: ['mover', 'sales'], phone: '405', active: true };
    expect(changesBetween(before, after)).toEqual([
      { field: 'roles', before: ['mover'], after: ['mover', 'sales'] },
      { field: 'phone', before: '', after: '405' },
    ]);
  });

  it('takes an absent field for null', () => {
    expect(changesBetween({}, { name: 'Ana', phone: null })).toEqual([
      { field: 'name', before: null, after: 'Ana' },
    ]);
  });
});
