import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay, PARK, T01, T02 } from '../given-day.fixture';
import { blockOf } from './board-block';
import { boardModel } from './board-model';
import { whyNoTruck } from './why-no-truck';

const ZONE = 'America/Chicago';
const others = { customerId: PARK, customer: PARK };

const HOUR_MS = 3_600_000;
/** For two hours from 10 AM on, if nothing else is said, with drives in hours. */
const job = (
  id: string,
  [out, back]: [number, number] = [0, 0],
  meta: Partial<BookingView['metaData']> = {},
  truck: string | null = null,
  [clock, duration]: [string, number] = ['10:00', 2],
): BookingView => {
  const start = Date.parse(at(clock));
  const [jobStart, endTime, bookingStart] = [0, duration, -out].map((hours) =>
    new Date(start + hours * HOUR_MS).toISOString(),
  );
  return givenBooking(
    { ...{ startTime: jobStart, endTime, duration }, ...meta },
    {
      ...{ _id: id, truck, yardLegs: { out, back } },
      bookingEnvelope: {
        ...{ bookingStart: bookingStart!, bookingDuration: out + duration + back },
        ...{ jobStart: jobStart!, jobDuration: duration },
        ...{ startingDriveTime: out, endingDriveTime: back },
      },
    },
  );
};
const jobAt = (clock: string, hours: number, drives?: [number, number]): BookingView =>
  job('w', drives, {}, null, [clock, hours]);

const both = (change: Partial<DayTruckView>) => [change, change];
const whyFor = (
  waiting: readonly BookingView[],
  {
    taken = [],
    trucks = [{}, {}],
  }: { taken?: BookingView[]; trucks?: Partial<DayTruckView>[] } = {},
) => {
  const day = givenDay();
  const [truck] = day.trucks;
  const [customer] = day.customers;
  const model = boardModel({
    ...day,
    trucks: trucks.map((change, n) => {
      const _id = [T01, T02][n]!;
      return { ...truck!, _id, name: _id, unavailable: false, ...change };
    }),
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
  it('is a drive that no day has room for, with its entry [R-CUST-37]', () => {
    expect(whyFor([job('w', [16.75, 0.5])])).toEqual({
      why: 'A drive out of 16 h 45 min does not fit into the day, 7:00 AM to 10:15 PM. Check the first address',
      entry: { operationId: 'w', name: 'startingDriveTime' },
    });
    expect(whyFor([jobAt('10:00', 15.5)])).toEqual({
      why: 'A job of 15.5 h does not fit into the day, 7:00 AM to 10:15 PM. Check its hours',
      entry: { operationId: 'w', name: 'duration' },
    });
  });

  it('is drives and job together where each alone has room, with what is longer than usual [R-CUST-37]', () => {
    expect(whyFor([jobAt('10:00', 8, [4, 4])])).toEqual({
      why: 'Drive out 4 h, job 8 h, and drive back 4 h are 16 h together; the day has 15.25 h',
      entry: { operationId: 'w', name: 'startingDriveTime' },
    });
    expect(whyFor([jobAt('10:00', 13.5, [0, 2])])).toEqual({
      why: 'Job 13.5 h and drive back 2 h are 15.5 h together; the day has 15.25 h',
      entry: { operationId: 'w', name: 'duration' },
    });
    expect(whyFor([job('w', [0.5, 14])])?.entry?.name).toBe('endingDriveTime');
    expect(whyFor([jobAt('10:00', 0)])?.entry?.name).toBe('duration');
  });

  it('is a start too early or too late, with the start, and speaks of a drive only where one is [R-CUST-37]', () => {
    const entry = { operationId: 'w', name: 'date' };
    const later = 'before 7:00 AM. Choose a later start';
    const earlier = 'after 10:15 PM. Choose an earlier start';
    expect(whyFor([job('w', [4, 0])])).toEqual({ why: `The drive out begins ${later}`, entry });
    expect(whyFor([jobAt('06:30', 2)])).toEqual({ why: `It begins ${later}`, entry });
    expect(whyFor([jobAt('06:30', 2, [0.5, 0])])).toEqual({ why: `It begins ${later}`, entry });
    expect(whyFor([job('w', [0, 11])])).toEqual({ why: `The drive back ends ${earlier}`, entry });
    expect(whyFor([jobAt('21:00', 2)])).toEqual({ why: `The job ends ${earlier}`, entry });
  });

  it('is the trucks themselves, where none works, or none with a lift [R-CUST-37]', () => {
    expect(wordsFor([job('w')], { trucks: [] })).toMatch(/^The branch has no truck/);
    expect(wordsFor([job('w')], { trucks: both({ unavailable: true }) })).toBe(
      'No truck is available on this day',
    );
    expect(wordsFor([job('w', [0, 0], { requiresLift: true })])).toBe(
      'No truck with a lift is available on this day',
    );
  });

  it('is trucks that work until an hour before its end, with the start where another one helps [R-CUST-37]', () => {
    const until2 = both({ unavailableFrom: '14:00' });
    expect(whyFor([jobAt('13:00', 3)], { trucks: until2 })).toEqual({
      why: 'Trucks are available until 2:00 PM. Choose an earlier start',
      entry: { operationId: 'w', name: 'date' },
    });
    const lift = job('w', [0, 0], { requiresLift: true }, null, ['13:00', 3]);
    const oneLift = [{ unavailableFrom: '14:00', hasLift: true }, {}];
    expect(wordsFor([lift], { trucks: oneLift })).toBe(
      'The truck with a lift is available until 2:00 PM. Choose an earlier start',
    );
    expect(whyFor([jobAt('08:00', 4)], { trucks: both({ unavailableFrom: '10:00' }) })).toEqual({
      why: 'Trucks are available until 10:00 AM. It takes 4 h: put it on the Unassigned row',
    });
    const drives = { trucks: both({ unavailableFrom: '10:00' }) };
    expect(wordsFor([jobAt('09:00', 2, [1, 1])], drives)).toMatch(/It takes 4 h with its drives: /);
    const second = job('v', [0, 0], {}, null, ['13:00', 3]);
    expect(wordsFor([jobAt('13:00', 3), second], { trucks: [{}, until2[0]!] })).toBe(
      'Only 1 of 2 trucks is available after 2:00 PM. Choose an earlier start',
    );
  });

  it('is too few trucks, whatever the start, where the others of the customer need all there are [R-CUST-37]', () => {
    const one = '1 truck is available on this day, 2 are needed';
    expect(whyFor([job('w'), job('v')], { trucks: [{}] })).toEqual({ why: one });
    const own = { taken: [job('a', [0, 0], {}, T01, ['15:00', 1])] };
    expect(whyFor([job('w')], { ...own, trucks: [{}] })).toEqual({ why: one });
    expect(whyFor([job('w')], { ...own, trucks: [{}, { unavailable: true }] })).toEqual({
      why: one,
    });
    const lift = { requiresLift: true };
    const two = [job('w', [0, 0], lift), job('v', [0, 0], lift)];
    expect(whyFor(two, { trucks: [{ hasLift: true }, {}] })).toEqual({
      why: '1 truck with a lift is available on this day, 2 are needed',
    });
    const taken = [job('a', [0, 0], {}, T01)];
    expect(wordsFor(two.slice(1), { taken, trucks: [{ hasLift: true }, {}] })).toBe(
      'No other truck with a lift is available on this day',
    );
  });

  it('is what is booked at that time, and how many trucks are left [R-CUST-37]', () => {
    const one = job('a', [0, 0], others, T01);
    const all = [one, job('b', [0, 0], others, T02)];
    const at10 = '10:00 AM – 12:00 PM. Choose another start, or put it on the Unassigned row';
    expect(wordsFor([job('w')], { taken: all })).toBe(`No truck is free ${at10}`);
    const lift = { taken: all, trucks: both({ hasLift: true }) };
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
