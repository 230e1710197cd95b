import { describe, expect, it } from '@jest/globals';
import { savedFields } from './employee-fields.js';
import type { SentFields } from './employee-fields.js';

const sent: SentFields = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  color: '#f3f3f3',
  branchId: '0123456789abcdef01234567',
  roles: ['mover'],
};

describe('savedFields', () => {
  it('makes a new employee active, with empty texts', () => {
    expect(savedFields(undefined, sent)).toEqual({
      ...sent,
      displayName: '',
      phone: '',
      notes: '',
      cohort: '',
      active: true,
    });
  });

  it('leaves what was not sent as it is', () => {
    const stored = savedFields(undefined, { ...sent, phone: '405', active: false, notes: 'n' });
    expect(savedFields(stored, { ...sent, roles: ['sales'] })).toEqual({
      ...stored,
      roles: ['sales'],
    });
  });

  it('keeps a display name of its own', () => {
    expect(savedFields(undefined, { ...sent, displayName: 'Annie' }).displayName).toBe('Annie');
  });

  it('lets a display name that is the full name follow the name', () => {
    const stored = savedFields(undefined, { ...sent, displayName: 'Ana Diaz' });
    const married = savedFields(stored, { ...sent, lastName: 'Roe', displayName: 'Ana Diaz' });
    expect(married.displayName).toBe('');
  });
});
