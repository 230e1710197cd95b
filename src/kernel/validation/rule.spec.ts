import { describe, expect, it } from '@jest/globals';
import { checkDto } from './check-dto.js';
import { checkedBy } from './rule.js';

describe('a rule', () => {
  it('may look at a neighbor of its field', () => {
    class Stay {
      from: number;
      to: number;
    }
    checkedBy('any', () => null)(Stay.prototype, 'from');
    checkedBy('order', (to, owner) => (Number(to) > (owner as Stay).from ? null : 'Too early'))(
      Stay.prototype,
      'to',
    );
    expect(checkDto(Stay, { from: 1, to: 2 }).faults).toEqual([]);
    expect(checkDto(Stay, { from: 2, to: 2 }).faults).toEqual([
      { path: 'to', message: 'Too early' },
    ]);
  });
});
