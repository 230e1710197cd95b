import { PERMISSION_KEYS, ROLES, type Role } from '../../../kernel/permission.js';
import { isReduced, may } from './permission-table.js';

/** The matrix (R-ACCESS-9 to R-ACCESS-14): mover, lead, sales, manager, admin. */
const MATRIX: Record<(typeof PERMISSION_KEYS)[number], string> = {
  open: '✓✓✓✓✓',
  self: '✓✓✓✓✓',
  read: '✓✓✓✓✓',
  sell: '--✓✓✓',
  dispatch: '---✓✓',
  trucks: '---✓✓',
  admin: '----✓',
};

describe('permission table', () => {
  it.each(PERMISSION_KEYS)('gives %s to the roles of the matrix', (key) => {
    expect(ROLES.map((role) => (may([role], key) ? '✓' : '-')).join('')).toBe(MATRIX[key]);
  });

  it('lets nobody without a role in, but to what is open', () => {
    expect(PERMISSION_KEYS.filter((key) => may([], key))).toEqual(['open']);
  });

  it('takes the widest of several roles', () => {
    expect(may(['mover', 'manager'], 'dispatch')).toBe(true);
    expect(isReduced(['mover', 'sales'])).toBe(false);
  });

  it('reduces movers and team leads only', () => {
    const reduced = ROLES.filter((role: Role) => isReduced([role]));
    expect(reduced).toEqual(['mover', 'team_lead']);
  });
});
