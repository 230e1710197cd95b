import { PERMISSION_KEYS, roleLabels } from '#kernel/permission.js';
import { isReduced, may } from './permission-table.js';

describe('permission table', () => {
  it('lets nobody without a role in, but to what is open [R-ACCESS-9]', () => {
    expect(PERMISSION_KEYS.filter((key) => may([], key))).toEqual(['open']);
  });

  it('gives nothing to a role that only a newer release knows', () => {
    const newer = ['appraiser'] as never[];
    expect(PERMISSION_KEYS.filter((key) => may(newer, key))).toEqual(['open']);
    expect(roleLabels(newer)).toBe('appraiser');
  });

  it('takes the widest of several roles [R-ACCESS-9]', () => {
    expect(may(['mover', 'manager'], 'dispatch')).toBe(true);
    expect(isReduced(['mover', 'sales'])).toBe(false);
  });

  it('reduces movers and team leads, and nobody who sells [R-ACCESS-15]', () => {
    expect((['mover', 'team_lead'] as const).every((role) => isReduced([role]))).toBe(true);
    expect((['sales', 'manager', 'admin'] as const).some((role) => isReduced([role]))).toBe(false);
  });
});
