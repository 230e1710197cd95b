import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTED_MS, mayBookAt } from './booking-limits.js';
import type { RecentBooking } from './booking-limits.js';

const LIMITS = { anAddress: 3, aContact: 2, aNetwork: 6, aNetwork56: 12, aNetwork48: 24 };
const NOBODY = {
  sameAddress: false,
  sameNetwork: false,
  sameNetwork56: false,
  sameNetwork48: false,
  samePhone: false,
  sameEmail: false,
};
const at = (hour: number): Date => new Date(Date.UTC(2027, 2, 1, hour));
const bookings = (count: number, common: Partial<RecentBooking>): RecentBooking[] =>
  Array.from({ length: count }, (_, n) => ({ ...NOBODY, ...common, bookedAt: at(n) }));

describe('the limits of booking', () => {
  it.each([
    ['an address', 3, { sameAddress: true }],
    ['a phone number', 2, { samePhone: true }],
    ['an email address', 2, { sameEmail: true }],
    ['a /64 or /24', 6, { sameNetwork: true }],
    ['a /56', 12, { sameNetwork56: true }],
    ['a /48', 24, { sameNetwork48: true }],
  ])('let %s book %d times', (_what, limit, common) => {
    expect(mayBookAt(bookings(limit - 1, common), LIMITS)).toBeUndefined();
    const freeAt = new Date(at(0).getTime() + COUNTED_MS);
    expect(mayBookAt(bookings(limit, common), LIMITS)).toEqual(freeAt);
  });

  it('name the moment from which all of them allow one more', () => {
    const flags = Object.fromEntries(Object.keys(NOBODY).map((key) => [key, fc.boolean()]));
    const booking = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), ...flags })
      .map(({ hour, ...common }) => ({ ...NOBODY, ...common, bookedAt: at(hour) }));
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 40 }), (recent: RecentBooking[]) => {
        const moment = mayBookAt(recent, LIMITS);
        if (!moment) return;
        const counts = (when: number) =>
          recent.filter(({ bookedAt }) => bookedAt.getTime() + COUNTED_MS > when);
        expect(mayBookAt(counts(moment.getTime()), LIMITS)).toBeUndefined();
        expect(mayBookAt(counts(moment.getTime() - 1), LIMITS)).toEqual(moment);
      }),
    );
  });
});
