import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay, PARK, T01, T02 } from '../given-day.fixture';
import { blockOf } from './board-block';
import { boardModel } from './board-model';
import { whyNoTruck } from './why-no-truck';

const ZONE = 'America/Chicago';
const others = { customerId: PARK, customer: PARK };

/** Two hours from 10 AM on, with drives in hours. */
const job = (
  id: string,
  [out, back]: [number, number] = [0, 0],
  meta: Partial<BookingView['metaData']> = {},
  truck: string | null = null,
): BookingView =>
  givenBooking(
    { startTime: at('10:00'), endTime: at('12:00'), duration: 2, ...meta },
    {
      ...{ _id: id, truck, yardLegs: { out, back } },
      bookingEnvelope: {
        bookingStart: new Date(Date.parse(at('10:00')) - out * 3_600_000).toISOString(),
        bookingDuration: out + 2 + back,
        ...{ jobStart: at('10:00'), jobDuration: 2 },
        ...{ startingDriveTime: out, endingDriveTime: back },
      },
    },
  );

const whyFor = (
  waiting: readonly BookingView[],
  {
    taken = [],
    trucks = {},
  }: { taken?: BookingView[]; trucks?: Partial<DayTruckView> | null } = {},
) => {
  const day = givenDay();
  const [truck] = day.trucks;
  const [customer] = day.customers;
  const model = boardModel({
    ...day,
    trucks: trucks
      ? [T01, T02].map((_id) => ({ ...truck!, _id, name: _id, unavailable: false, ...trucks }))
      : [],
    reservations: [],
    customers: [{ ...customer!, _id: PARK, bookings: taken }],
  });
  const given = { branchId: OKLAHOMA, isCustomerActive: true, now: Date.parse(at('06:00')) };
  return whyNoTruck(
    waiting.map((booking) => blockOf(booking, ZONE)),
    model,
    given,
  );
};
const wordsFor = (...given: Parameters<typeof whyFor>): string | undefined => whyFor(...given)?.why;

describe('why no truck takes a move', () => {
  it('is a drive that no day has room for, with its entry', () => {
    expect(whyFor([job('w', [16.75, 0.5])])).toEqual({
      why: 'A drive out of 16.75 h does not fit into the day, 7:00 AM to 10:15 PM. Check the first address',
      entry: { operationId: 'w', name: 'startingDriveTime' },
    });
    expect(whyFor([job('w', [0.5, 14])])?.entry).toEqual({
      ...{ operationId: 'w', name: 'endingDriveTime' },
    });
  });

  it('is a start too early or too late for its drives', () => {
    expect(wordsFor([job('w', [4, 0])])).toBe(
      'The drive out begins before 7:00 AM. Choose a later start',
    );
    expect(wordsFor([job('w', [0, 11])])).toBe(
      'The drive back ends after 10:15 PM. Choose an earlier start',
    );
  });

  it('is the trucks themselves, where none works, or none with a lift', () => {
    expect(wordsFor([job('w')], { trucks: null })).toMatch(/^The branch has no truck/);
    expect(wordsFor([job('w')], { trucks: { unavailable: true } })).toBe(
      'No truck is available on this day',
    );
    expect(wordsFor([job('w', [0, 0], { requiresLift: true })])).toBe(
      'No truck with a lift is available on this day',
    );
  });

  it('is what is booked at that time, and how many trucks are left', () => {
    const one = job('a', [0, 0], others, T01);
    const both = [one, job('b', [0, 0], others, T02)];
    const at10 = '10:00 AM – 12:00 PM. Choose another start, or put it on the Unassigned row';
    expect(wordsFor([job('w')], { taken: both })).toBe(`No truck is free ${at10}`);
    const lift = { taken: both, trucks: { hasLift: true } };
    expect(wordsFor([job('w', [0, 0], { requiresLift: true })], lift)).toBe(
      `No truck with a lift is free ${at10}`,
    );
    expect(wordsFor([job('w'), job('v')], { taken: [one] })).toBe(
      `Only 1 of 2 trucks is free ${at10}`,
    );
  });

  it('is nothing where trucks take it', () => {
    expect(whyFor([job('w'), job('v')])).toBeNull();
  });
});
