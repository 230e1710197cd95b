import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReservationMadeView } from '#modules/booking/contract/booking.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { listOf } from '../customers/customer-fixtures.js';
import { dayView, UNKNOWN } from '../scheduling/day-calls.js';
import { confirm, contactOf, DAY, givenArea, givenReservation, release } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

interface FoundCustomers {
  customers: { _id: string }[];
}

describe('POST /booking/reservations/{id}/confirm', () => {
  let api: TestApi;
  let area: GivenArea;
  let held: ReservationMadeView;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api);
    held = await givenReservation(api, area);
  });
  afterEach(() => api.setTime(undefined));

  /** The customer that the staff finds by a confirmation. */
  async function customerOf(confirmation: string): Promise<CustomerView> {
    const query = { search: confirmation };
    const { body } = await api.as('sales').get<FoundCustomers>('customer', { query });
    const [found] = body.customers;
    return (await api.as('sales').get<CustomerView>(`customer/${found?._id}`)).body;
  }

  const book = async (body: object): Promise<CustomerView> => {
    const answer = await confirm(api, held.reservationId, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return customerOf(answer.body.confirmation);
  };

  it.each([
    ['secret', (body: Contact) => ({ ...body, secret: '' })],
    ['customerInformation', (body: Contact) => ({ ...body, customerInformation: undefined })],
    ['customerInformation.firstName', withContact({ firstName: '', lastName: 'Webb' })],
    ['customerInformation.lastName', withContact({ lastName: undefined })],
    ['customerInformation.phone', withContact({ phone: '' })],
    ['customerInformation.email', withContact({ email: 'wendy' })],
    ['customerInformation.referredBy', withContact({ referredBy: 'A friend of a friend' })],
    ['customerInformation.rate', withContact({ rate: 1 })],
    ['from', (body: Contact) => ({ ...body, from: undefined })],
    ['from.zip', (body: Contact) => ({ ...body, from: { ...body.from, zip: '' } })],
    ['from.street', (body: Contact) => ({ ...body, from: { ...body.from, street: 7 } })],
    ['from.bedrooms', (body: Contact) => ({ ...body, from: { ...body.from, bedrooms: -1 } })],
    ['to.zip', (body: Contact) => ({ ...body, to: {} })],
    ['truck', (body: Contact) => ({ ...body, truck: UNKNOWN })],
  ])('names %s when it is wrong', async (path, spoil) => {
    const answer = await confirm(api, held.reservationId, spoil(contactOf(area, held)));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('answers an unknown reservation and a wrong secret alike', async () => {
    const body = contactOf(area, held);
    const unknown = await confirm(api, UNKNOWN, body);
    const wrong = await confirm(api, held.reservationId, { ...body, secret: 'guessed' });
    for (const { status, body: refusal } of [unknown, wrong]) {
      expect({ status, message: refusal.message }).toEqual({
        status: 404,
        message: 'Reservation not found',
      });
    }
    expect((await confirm(api, 'x', body)).status).toBe(400);
  });

  it('comes too late after ten minutes, whether the job ran or not', async () => {
    await passTime(api, 600_000);
    const tries = [await confirm(api, held.reservationId, contactOf(area, held))];
    const another = await givenReservation(api, area);
    tries.push(await confirm(api, held.reservationId, contactOf(area, held)));
    for (const { status, body } of tries) {
      expect({ status, code: body.code }).toEqual({ status: 410, code: 'RESERVATION_EXPIRED' });
    }
    const wrong = { ...contactOf(area, held), secret: another.secret };
    expect((await confirm(api, held.reservationId, wrong)).status).toBe(404);
  });

  it('comes too late after it was given back', async () => {
    await release(api, held.reservationId, held.secret);
    const { status, body } = await confirm(api, held.reservationId, contactOf(area, held));
    expect({ status, code: body.code }).toEqual({ status: 410, code: 'RESERVATION_EXPIRED' });
  });

  it('makes an autobooked customer whose move is booked on the held truck [R-BOARD-36]', async () => {
    const customer = await book(contactOf(area, held));
    expect(customer).toMatchObject({
      firstName: 'Wendy',
      lastName: 'Webb',
      autobooking: true,
      referredBy: 'Web site',
      branchId: area.branch._id,
      status: 'active',
      managedBy: null,
      move: {
        activities: [
          {
            activityDay: DAY,
            state: 'committed',
            numMovers: 2,
            truckCount: 1,
            locations: [
              {
                typeOfWOrk: 'Load',
                normalizedStreetAddress: `1200 N Walker Ave, Oklahoma City, OK ${area.zip}`,
                zone: 'A',
                tripFee: 25,
              },
              { typeOfWOrk: 'Unload', zip: area.zip },
            ],
            operations: [
              { truck: area.truckId, duration: 4, moverCount: 2, date: '2027-03-03T15:00:00.000Z' },
            ],
          },
        ],
      },
    });
    const board = await dayView(api, DAY, { branchId: area.branch._id });
    expect(board.reservations).toEqual([]);
    expect(board.customers[0]?.bookings[0]).toMatchObject({
      // A quarter hour there, and one back.
      grid: { column: 7, span: 18 },
      metaData: { bookedOnline: true, drives: 'byZip' },
    });
    const types = (await historyOf(api, 'customer', customer._id)).map(({ type }) => type);
    expect(types.at(-1)).toBe('CREATED');
    const queue = await api.as('sales').get<{ _id: string }[]>('customermgt/autobookings', {
      query: { branchId: area.branch._id },
    });
    expect(queue.body.map(({ _id }) => _id)).toEqual([customer._id]);
  });

  it('takes no visitor’s word for what belongs to the staff', async () => {
    const body = contactOf(area, held);
    const customer = await book({
      ...body,
      customerInformation: { ...body.customerInformation, managedBy: UNKNOWN, isRepeat: true },
      from: { ...body.from, useFee: true, tripFee: 0, typeOfWOrk: 'Hold', worktime: 0.25 },
    });
    expect(customer).toMatchObject({ managedBy: null, isRepeat: false });
    expect(customer.move.activities[0]?.locations[0]).toMatchObject({
      typeOfWOrk: 'Load',
      useFee: false,
      tripFee: 25,
      worktime: null,
    });
  });

  it('sends a second truck where the home needs it, to be booked by the staff [R-CUST-33]', async () => {
    const body = contactOf(area, held);
    const house = { ...body.from, locationType: 'House', sqft: 3_200, bedrooms: null };
    const { stage, externalId, move } = await book({ ...body, from: house });
    const [activity] = move.activities;
    // Booked is who has all trucks of a day.
    expect(stage).toBe(1);
    const { customers } = await listOf(api, { search: externalId, columns: 'stage' });
    expect(customers).toMatchObject([{ stage: 1, isBooked: true, isFullyBooked: false }]);
    expect(activity).toMatchObject({ truckCount: 2, numMovers: 6, state: 'partial' });
    expect(activity?.operations.map(({ truck, moverCount }) => [truck, moverCount])).toEqual([
      [area.truckId, 3],
      [null, 3],
    ]);
  });

  it('books once, however often it is sent', async () => {
    const body = contactOf(area, held);
    const tries = await Promise.all([1, 2, 3, 4].map(() => confirm(api, held.reservationId, body)));
    const codes = tries.map(({ status, body: { code } }) => `${status} ${code ?? ''}`).sort();
    expect(codes).toEqual(['201 ', ...Array<string>(3).fill('409 RESERVATION_CONFIRMED')]);
    const told = tries.map(({ body: { confirmation } }) => confirmation);
    expect(new Set(told).size).toBe(1);
  });
});

type Contact = ReturnType<typeof contactOf>;

function withContact(over: object) {
  return (body: Contact) => ({
    ...body,
    customerInformation: { ...body.customerInformation, ...over },
  });
}
