import { describe, expect, it } from '@jest/globals';
import { areDistinctManagers, withManager } from './managers.js';

const managers = { actingManagerId: 'dana', supportManagerId: 'lee' };

describe('managers of a day', () => {
  it('are two people', () => {
    expect(areDistinctManagers(managers)).toBe(true);
    expect(areDistinctManagers({ actingManagerId: 'dana', supportManagerId: 'dana' })).toBe(false);
    expect(areDistinctManagers({ actingManagerId: null, supportManagerId: null })).toBe(true);
  });

  it('clear each other when the same person is chosen', () => {
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
