import { PERMISSION_KEYS } from '../../../kernel/permission.js';
import { isReduced, may } from './permission-table.js';

describe('permission table', () => {
  it('lets nobody without a role in, but to what is open', () => {
    expect(PERMISSION_KEYS.filter((key) => may([], key))).toEqual(['open']);
  });

  it('takes the widest of several roles', () => {
    expect(may(['mover', 'manager'], 'dispatch')).toBe(true);
    expect(isReduced(['mover', 'sales'])).toBe(false);
  });

  it('reduces movers and team leads, and nobody who sells', () => {
    expect((['mover', 'team_lead'] as const).every((role) => isReduced([role]))).toBe(true);
    expect((['sales', 'manager', 'admin'] as const).some((role) => isReduced([role]))).toBe(false);
  });
});
