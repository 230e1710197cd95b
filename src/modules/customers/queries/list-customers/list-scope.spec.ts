import { describe, expect, it } from '@jest/globals';
import type { CustomerListQueryDto } from '../../contract/customers.dto.js';
import { ListScope } from './list-scope.js';

const keyOf = (criteria: CustomerListQueryDto, employeeId = 'a'.repeat(24)): string =>
  new ListScope(criteria, { employeeId, reduced: false }, new Date(0)).key;

describe('the key of a scope', () => {
  const narrowed: CustomerListQueryDto = { stage: ['20'], activityTo: '7d', manager: 'me' };

  it('is the same for every page, order and choice of columns', () => {
    const shown = { page: 3, size: 50, sort: 'name', order: 'asc', columns: ['phone'] } as const;
    expect(keyOf({ ...narrowed, ...shown, columns: [...shown.columns] })).toBe(keyOf(narrowed));
  });

  it.each<CustomerListQueryDto>([
    { stage: ['30'] },
    { activityTo: '8d' },
    { requestedTo: '7d', activityTo: undefined },
    { manager: 'none' },
    { confirmed: 'no' },
    { branch: 'b'.repeat(24) },
    { filter: 'all' },
  ])('is another one with %j', (other) => {
    expect(keyOf({ ...narrowed, ...other })).not.toBe(keyOf(narrowed));
  });

  it('is one’s own for those whom one looks after', () => {
    expect(keyOf(narrowed, 'b'.repeat(24))).not.toBe(keyOf(narrowed));
  });
});
