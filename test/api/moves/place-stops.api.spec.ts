import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { fetchDrives } from '../../support/given/fetch-drives.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { activityOf, customerOf, givenCustomer } from './move-fixtures.js';

const typed = (street: string, city: string, zip: string) => ({
  ...{ street, city, zip, state: 'OK', typeOfWOrk: 'Load' },
  normalizedStreetAddress: `${street}, ${city}, OK ${zip}`,
});
const TYPED = [
  typed('1 Nowhere Rd', 'Oklahoma City', '73107'),
  typed('2 Nowhere Rd', 'Edmond', '73034'),
];

describe('stops without a position', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  const fetchDrivesOf = (customer: CustomerView): Promise<void> => {
    const move = { customerId: customer._id, activityId: activityOf(customer)._id };
    return fetchDrives(api.as('sales'), move);
  };

  const save = async (customer: CustomerView, locations: object[]): Promise<CustomerView> => {
    const { body } = await api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: activityOf(customer)._id, locations }] },
    });
    return body;
  };

  it('are placed by address or zip before drives are fetched, and follow their address [R-DRIVE-15]', async () => {
    const customer = await save(await givenCustomer(api), TYPED);
    expect(activityOf(customer).locations).toMatchObject([
      { latitude: null, placedBy: null, driveTimeFetchStatus: 'NeedsCoordinates' },
      { latitude: null, placedBy: null },
    ]);
    await fetchDrivesOf(customer);
    const placed = await customerOf(api.as('sales'), customer._id);
    const [first, second] = activityOf(placed).locations;
    expect([first, second]).toMatchObject([
      { placedBy: 'zip', latitude: expect.any(Number), driveTimeFetchStatus: 'Done' },
      { placedBy: 'zip', driveTime: expect.any(Number), driveTimeFetchStatus: 'Done' },
    ]);
    expect(activityOf(placed).transitInfo.startingDriveTime).toBeGreaterThan(0);

    const elsewhere = [{ ...first, zip: '74103', city: 'Tulsa' }, second ?? {}];
    const moved = await save(placed, elsewhere);
    expect(activityOf(moved).locations).toMatchObject([
      { latitude: null, longitude: null, placedBy: null },
      { latitude: second?.latitude, placedBy: 'zip' },
    ]);
    const chosen = [{ _id: first?._id, latitude: 35.5, longitude: -97.5 }, second ?? {}];
    const byHand = await save(moved, chosen);
    await fetchDrivesOf(byHand);
    const after = await customerOf(api.as('sales'), customer._id);
    expect(activityOf(after).locations[0]).toMatchObject({ latitude: 35.5, placedBy: null });
  });

  it('ignore what a caller says they were placed by', async () => {
    const customer = await save(await givenCustomer(api), [{ ...TYPED[0], placedBy: 'address' }]);
    expect(activityOf(customer).locations).toMatchObject([{ placedBy: null }]);
  });

  describe('of what is on a truck', () => {
    async function bookedAt(
      day: string,
      over: object = {},
    ): Promise<GivenMove & { truckId: string }> {
      const move = await givenMove(api, day);
      const nounce = await saveOperation(api, move, over, { locations: TYPED });
      const truck = await givenTruck(api);
      await assign(api, { ...move, nounce }, truck._id);
      return { ...(await readMove(api, move.customerId)), truckId: truck._id };
    }
    const bookingOf = async (day: string, { operationId }: GivenMove): Promise<BookingView> => {
      const { customers } = await dayView(api, day);
      const all = customers.flatMap(({ bookings }) => bookings);
      const found = all.find(({ operation }) => operation._id === operationId);
      if (!found) throw new Error('It is not on the board');
      return found;
    };

    it('get their drives where the truck is free, with a new version and in the history [R-DRIVE-18]', async () => {
      const day = '2027-04-05';
      const move = await bookedAt(day);
      expect((await bookingOf(day, move)).metaData.drives).toBe('unknown');
      await fetchDrives(api.as('sales'), move);
      const after = await bookingOf(day, move);
      expect(after.metaData.drives).toBe('byZip');
      expect(after.operation.bookingEnvelope.startingDriveTime).toBeGreaterThan(0);
      expect(after.metaData.nounce).not.toBe(move.nounce);
      expect(after.metaData.startTime).toBe(activityOf(move.customer).operations[0]?.date);
      const last = (await historyOf(api, 'customer', move.customerId))[0];
      expect(last).toMatchObject({ type: 'UPDATED', employee_id: null });
    });

    it('keep the mark where something else has the time, and then say what is missing [R-DRIVE-18, R-DRIVE-16]', async () => {
      const day = '2027-04-06';
      const move = await bookedAt(day, { date: `${day}T10:00:00-05:00`, duration: 3 });
      for (const [start, duration] of [
        ['07:00', 3],
        ['13:00', 2],
      ] as const) {
        const other = await givenMove(api, day);
        const times = { date: `${day}T${start}:00-05:00`, duration };
        const nounce = await saveOperation(api, other, times);
        expect((await assign(api, { ...other, nounce }, move.truckId)).status).toBe(200);
      }
      await fetchDrives(api.as('sales'), move);
      const after = await bookingOf(day, move);
      expect(after.operation.bookingEnvelope).toMatchObject({
        ...{ startingDriveTime: 0, endingDriveTime: 0 },
      });
      expect(after.metaData).toMatchObject({
        ...{ drives: 'cut', driveCut: { from: expect.any(Number), to: 0 }, nounce: move.nounce },
      });
    });

    it('never change a drive that a person typed, nor one that was known [R-DRIVE-18, R-DRIVE-2]', async () => {
      const day = '2027-04-07';
      const drives = { bookingEnvelope: { startingDriveTime: 0.75, endingDriveTime: 1 } };
      const move = await bookedAt(day, drives);
      await fetchDrives(api.as('sales'), move);
      const after = await bookingOf(day, move);
      expect(after.operation.bookingEnvelope).toMatchObject(drives.bookingEnvelope);
      expect(after.metaData).toMatchObject({ drives: 'known', nounce: move.nounce });
    });
  });
});
