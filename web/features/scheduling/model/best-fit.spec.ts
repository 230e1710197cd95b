import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay, PARK, T01, T02 } from '../given-day.fixture';
import { bestFit } from './best-fit';
import { blockOf } from './board-block';
import { boardModel } from './board-model';

const ZONE = 'America/Chicago';
const T03 = '65f000000000000000000a03';

/** A job without drives. */
const job = (
  id: string,
  truck: string | null,
  [start, end]: [number, number],
  meta: Partial<BookingView['metaData']> = {},
): BookingView => {
  const [from, to] = [start, end].map((hour) => at(`${`${hour}`.padStart(2, '0')}:00`)) as [
    string,
    string,
  ];
  const duration = end - start;
  return givenBooking(
    { startTime: from, endTime: to, duration, ...meta },
    {
      _id: id,
      truck,
      bookingEnvelope: {
        bookingStart: from,
        bookingDuration: duration,
        jobStart: from,
        jobDuration: duration,
        startingDriveTime: 0,
        endingDriveTime: 0,
      },
    },
  );
};
const others = { customerId: PARK, customer: PARK };

/** What is on the trucks T01, T02 and T03 (with a lift), and where two blocks of Gomez fit best. */
const fitAmong = (
  onTrucks: BookingView[],
  waiting = [job('w1', null, [10, 12])],
): (string | undefined)[] | undefined => {
  const day = givenDay();
  const [truck] = day.trucks;
  const trucks = [T01, T02, T03].map((_id) => ({
    ...truck!,
    _id,
    name: _id,
    hasLift: _id === T03,
    unavailable: false,
  }));
  const [customer] = day.customers;
  const model = boardModel({
    ...day,
    trucks,
    reservations: [],
    customers: [{ ...customer!, _id: PARK, bookings: onTrucks }],
  });
  const now = new Date(at('06:00')).getTime();
  return bestFit(
    waiting.map((booking) => blockOf(booking, ZONE)),
    model,
    { branchId: OKLAHOMA, isCustomerActive: true, now },
  )?.map(({ truck: { _id } }) => _id);
};

describe('the truck that a move fits best', () => {
  it('is the first of those with nothing to do', () => {
    expect(fitAmong([])).toEqual([T01]);
  });

  it('stands idle the least', () => {
    expect(fitAmong([job('a', T02, [7, 9], others)])).toEqual([T02]);
  });

  it('has an hour before and after, where one has [R-CUST-22]', () => {
    expect(fitAmong([job('a', T01, [8, 10], others), job('b', T02, [13, 15], others)])).toEqual([
      T02,
    ]);
  });

  it('has no lift that nobody needs, and one where it is needed [R-CUST-22]', () => {
    expect(fitAmong([job('a', T03, [7, 9], others)])).toEqual([T01]);
    expect(fitAmong([], [job('w', null, [10, 12], { requiresLift: true })])).toEqual([T03]);
  });

  it('is another for each part of the move [R-CUST-22]', () => {
    const two = [job('w1', null, [10, 12]), job('w2', null, [14, 16])];
    expect(fitAmong([job('a', T01, [9, 17], others)], two)).toEqual([T02, T03]);
    expect(fitAmong([job('own', T01, [7, 8])])).toEqual([T02]);
  });

  it('is none where one part of the move has none', () => {
    const two = [job('w1', null, [10, 12]), job('w2', null, [10, 12])];
    const busy = [job('a', T01, [9, 17], others), job('b', T02, [9, 17], others)];
    expect(fitAmong(busy, two)).toBeUndefined();
  });
});
