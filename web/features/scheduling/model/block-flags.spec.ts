import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { givenBooking } from '../given-day.fixture';
import { blockFlags, feeOf, FLAG_KINDS, type FlagKind } from './block-flags';

const kinds = (meta: Partial<BookingView['metaData']>): FlagKind[] =>
  blockFlags(givenBooking(meta)).map(({ kind }) => kind);
const activity = givenBooking().metaData.activity;

describe('blockFlags', () => {
  it('are none on an ordinary booking', () => {
    expect(kinds({})).toEqual([]);
  });

  it.each<[FlagKind, Partial<BookingView['metaData']>, Partial<BookingView['metaData']>]>([
    ['movers', { moverCount: 3 }, { moverCount: 2 }],
    ['stairs', { stairsFloors: 3 }, { stairsFloors: 2 }],
    ['lift', { requiresLift: true }, {}],
    ['pack', { activity: { ...activity, activityType: 'packing' as never } }, {}],
    ['early', { earlyStart: true }, {}],
    ['previousDay', { hasPrevDayActivity: true }, {}],
    ['nextDay', { hasNextDayActivity: true }, {}],
    [
      'notes',
      { activity: { ...activity, notes: 'Piano' } },
      { activity: { ...activity, notes: ' ' } },
    ],
  ])('show %s [R-BOARD-7, R-EST-13]', (kind, shown, hidden) => {
    expect(kinds(shown)).toEqual([kind]);
    expect(kinds(hidden)).toEqual([]);
  });

  it('show the fee in dollars, and nothing to those who may not know it [R-BOARD-7]', () => {
    expect(feeOf(givenBooking({ tripFee: 45 }))).toBe('$45');
    expect(feeOf(givenBooking({ tripFee: 45.5 }))).toBe('$46');
    expect(feeOf(givenBooking({ tripFee: 0 }))).toBe('');
    expect(feeOf(givenBooking({ tripFee: undefined }))).toBe('');
  });

  it('leave the days before and after to the wide layout [R-BOARD-7]', () => {
    const both = blockFlags(givenBooking({ hasPrevDayActivity: true, moverCount: 3 }));
    expect(both.filter(({ wide }) => wide).map(({ kind }) => kind)).toEqual(['previousDay']);
  });

  it('call a drive long beyond half of the booking [R-BOARD-7, R-TIME-10]', () => {
    const booking = givenBooking();
    Object.assign(booking.operation.bookingEnvelope, { startingDriveTime: 3, bookingDuration: 6 });
    expect(blockFlags(booking)).toEqual([]);
    Object.assign(booking.operation.bookingEnvelope, { bookingDuration: 5.75 });
    expect(blockFlags(booking)[0]).toMatchObject({ kind: 'longDrive' });
  });

  it('stand in the order of severity', () => {
    const all = kinds({
      moverCount: 4,
      stairsFloors: 5,
      requiresLift: true,
      earlyStart: true,
      hasPrevDayActivity: true,
      hasNextDayActivity: true,
      activity: { ...activity, notes: 'Piano', activityType: 'packing' as never },
    });
    expect(all).toEqual(FLAG_KINDS.filter((kind) => all.includes(kind)));
    expect(all).toHaveLength(8);
  });
});
