import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isId, newId } from './ids.js';
import { isLocalDate } from './local-date.js';
import { publicEvent } from './public-event.js';

class SomethingHappened extends publicEvent('SomethingHappened', 1, {
  partIds: 'ids',
  day: 'day',
  at: 'instant',
  trucks: 'count',
  before: { day: 'day' },
}) {}

const GOOD = {
  customerId: newId(),
  branchId: newId(),
  partIds: [newId(), newId()],
  day: '2026-12-17',
  at: '2026-12-17T14:00:00.000Z',
  trucks: 2,
  before: { day: '2026-12-16' },
};
const publish = (data: object) => new SomethingHappened(data as typeof GOOD);

describe('a public event', () => {
  it('is plain data', () => {
    const { type, version, data } = publish(GOOD);
    expect({ type, version, data }).toEqual({ type: 'SomethingHappened', version: 1, data: GOOD });
  });

  it('lets nothing through that a person wrote [R-EVENT-4]', () => {
    const isHarmless = (text: string): boolean =>
      isId(text) || isLocalDate(text) || text === GOOD.at;
    const text = fc.string({ minLength: 1 }).filter((one) => !isHarmless(one));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(GOOD), 'name', 'note'), text, (field, written) => {
        for (const value of [written, [written], { day: written }, { day: '2026-12-16', written }])
          expect(() => publish({ ...GOOD, [field]: value })).toThrow(field);
      }),
    );
  });

  it('has all of its fields', () => {
    for (const field of Object.keys(GOOD))
      expect(() => publish({ ...GOOD, [field]: undefined })).toThrow(field);
  });

  it('counts in whole numbers', () => {
    expect(() => publish({ ...GOOD, trucks: 1.5 })).toThrow(
      'SomethingHappened cannot be published: trucks',
    );
  });
});
