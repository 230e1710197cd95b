import { DENVER, givenCustomer } from '../../../testing';
import {
  newCustomerAddress,
  planned,
  plannedTimeIn,
  plannedWords,
  type PlannedTime,
} from './planned-time';

const { branchId, move } = givenCustomer();
const TIME: PlannedTime = {
  ...{ branchId, day: move.activities[0]!.activityDay!, start: '12:00', until: null },
  ...{ hours: 4, trucks: 2, movers: 5, requiresLift: true },
};
const queryOf = (address: string): URLSearchParams =>
  new URL(address, 'https://emma.test').searchParams;

describe('a time that was found free', () => {
  it('is in the address of the new customer', () => {
    const address = newCustomerAddress(TIME);
    expect(queryOf(address).get('requestedDay')).toBe(TIME.day);
    expect(plannedTimeIn(queryOf(address))).toEqual(TIME);
  });

  it('has the span of time that was promised [R-SLOT-26]', () => {
    const promised = { ...TIME, until: '15:00' };
    expect(plannedTimeIn(queryOf(newCustomerAddress(promised)))).toEqual(promised);
    expect(plannedWords(promised)).toBe(
      'The day starts between 12:00 PM and 3:00 PM, for 4 h, with 5 movers on 2 trucks with a lift. It is not booked yet.',
    );
    const body = planned(givenCustomer(), promised) as { move: { activities: unknown[] } };
    const ends = [/T18:00:00.000Z$/, /T21:00:00.000Z$/].map(
      (end) => expect.stringMatching(end) as string,
    );
    const [from, to] = ends;
    expect(body.move.activities[0]).toMatchObject({
      operations: [{ arrivalWindow: { from, to } }, { arrivalWindow: { from, to } }],
    });
  });

  it.each([
    'until=11:00',
    'start=12:05',
    'hours=0',
    'hours=4.1',
    'trucks=0',
    'movers=x',
    'start=noon',
    'requestedDay=soon',
    'branchId=',
  ])('is not taken from an address with %s', (wrong) => {
    const query = queryOf(newCustomerAddress(TIME));
    const [name = '', value = ''] = wrong.split('=');
    query.set(name, value);
    expect(plannedTimeIn(query)).toBeNull();
  });

  it.each([
    ['another day', { day: '2026-11-30' }],
    ['another branch', { branchId: DENVER }],
  ])('is not entered for %s [R-SLOT-26]', (_other, change) => {
    expect(planned(givenCustomer(), { ...TIME, ...change })).toBeNull();
  });

  it('becomes the first day’s operations, with an even share of the movers on each truck [R-SLOT-26]', () => {
    const customer = givenCustomer();
    const [activity] = customer.move.activities;
    const [operation] = activity?.operations ?? [];
    const date = expect.stringMatching(/T18:00:00.000Z$/) as string;
    const work = { date, duration: 4, requiresLift: true, arrivalWindow: null };
    expect(planned(customer, TIME)).toEqual({
      nounce: customer.nounce,
      move: {
        activities: [
          {
            ...{ _id: activity?._id, estHours: 4, truckCount: 2, numMovers: 5 },
            operations: [
              { ...work, _id: operation?._id, moverCount: 3 },
              { ...work, moverCount: 2 },
            ],
          },
        ],
      },
    });
  });
});
