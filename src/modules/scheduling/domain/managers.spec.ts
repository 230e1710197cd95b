import { describe, expect, it } from '@jest/globals';
import { areDistinctManagers, mayManageDay, withManager } from './managers.js';

const managers = { actingManagerId: 'dana', supportManagerId: 'lee' };

describe('managers of a day', () => {
  it('are active managers or admins [R-CREW-6]', () => {
    expect(mayManageDay({ active: true, roles: ['manager'] })).toBe(true);
    expect(mayManageDay({ active: true, roles: ['mover', 'admin'] })).toBe(true);
    expect(mayManageDay({ active: true, roles: ['sales', 'team_lead'] })).toBe(false);
    expect(mayManageDay({ active: false, roles: ['manager'] })).toBe(false);
  });

  it('are two people', () => {
    expect(areDistinctManagers(managers)).toBe(true);
    expect(areDistinctManagers({ actingManagerId: 'dana', supportManagerId: 'dana' })).toBe(false);
    expect(areDistinctManagers({ actingManagerId: null, supportManagerId: null })).toBe(true);
  });

  it('clear each other when the same person is chosen [R-CREW-6]', () => {
    expect(withManager(managers, 'actingManagerId', 'lee')).toEqual({
      actingManagerId: 'lee',
      supportManagerId: null,
    });
    expect(withManager(managers, 'supportManagerId', 'dana')).toEqual({
      actingManagerId: null,
      supportManagerId: 'dana',
    });
    expect(withManager(managers, 'actingManagerId', null)).toEqual({
      actingManagerId: null,
      supportManagerId: 'lee',
    });
  });
});
