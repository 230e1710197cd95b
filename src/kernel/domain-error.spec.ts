import { describe, expect, it } from '@jest/globals';
import { conflict, invalidFields, notFound, ruleBroken } from './domain-error.js';

describe('domain error', () => {
  it('names the kind, the code and the sentence', () => {
    expect(notFound('Customer')).toMatchObject({
      name: 'DomainError',
      kind: 'not-found',
      code: 'NOT_FOUND',
      message: 'Customer not found',
    });
    expect(conflict('SLOT_TAKEN', 'Taken')).toMatchObject({ kind: 'conflict', code: 'SLOT_TAKEN' });
    expect(ruleBroken('LEAD_SEAT', 'No lead', { position: 0 })).toMatchObject({
      kind: 'rule',
      code: 'LEAD_SEAT',
      details: { position: 0 },
    });
  });

  it('carries the faulty fields', () => {
    const faults = [{ path: 'move.activities.0.minTime', message: 'This field is required' }];
    expect(invalidFields(faults)).toMatchObject({
      kind: 'invalid',
      code: 'VALIDATION_FAILED',
      message: 'Please fix the highlighted validation errors!',
      details: { errors: faults },
    });
  });
});
