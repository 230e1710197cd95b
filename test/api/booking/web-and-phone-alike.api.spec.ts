import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { addDays } from '#kernel/local-date.js';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { fetchDrives } from '../../support/given/fetch-drives.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { listOf } from '../customers/customer-fixtures.js';
import { fateWhen, send } from '../mail/mail-fixtures.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { withFreshTokens } from '../scheduling/fresh-tokens.js';
import { plan } from '../scheduling/slot-calls.js';
import { confirm, contactOf, DAY, givenArea, givenReservation } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

const HOURS = 3;
const TEN = { time: '10:00', duration: HOURS };
/** Few minutes from the yard, and an hour and a half. */
const ZIPS = ['73107', '74103'];

/** Whoever makes a customer, on the web or on the phone, makes the same one: the same addresses, the same hour. */
describe('a move booked on the web and one booked by phone', () => {
  let started: TestApi;
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    started = await startTestApi({ modules: [WorkerModule] });
    started.setTime(`${addDays(DAY, -2)}T13:00:00.000Z`);
    api = await withFreshTokens(started);
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    area = await givenArea(api);
    // Each has a truck of its own.
    await givenTruck(api, { branchId: area.branch._id });
  });

  const stopsAt = (zip: string) => {
    const { from, to } = contactOf(area, { secret: '' });
    return { from: { ...from, zip }, to: { ...to, zip } };
  };

  async function bookOnline(zip: string): Promise<string> {
    const held = await givenReservation(api, area, TEN);
    const contact = contactOf(area, held);
    const customerInformation = {
      ...contact.customerInformation,
      email: `${area.zip}@example.test`,
    };
    const body = { ...contact, customerInformation, ...stopsAt(zip) };
    expect((await confirm(api, held.reservationId, body)).status).toBe(201);
    const { customers } = await dayView(api, DAY, { branchId: area.branch._id });
    const [customer] = customers.filter(({ bookings }) => bookings[0]?.metaData.bookedOnline);
    return customer?._id ?? '';
  }

  /** As sales do: the same stops typed, the drives asked for, then a truck. */
  async function bookByPhone(zip: string, truck: string): Promise<string> {
    const branchId = area.branch._id;
    const made = await givenMove(api, DAY, { branchId });
    const { street, city, state } = contactOf(area, { secret: '' }).from;
    const operation = { date: `${DAY}T10:00:00-06:00`, duration: HOURS, moverCount: 2 };
    const place = { city, state, zip, locationType: 'Apartment', bedrooms: 2, floor: 1 };
    const locations = [
      { ...place, street, normalizedStreetAddress: `${street}, ${city}, ${state} ${zip}` },
      { ...place, normalizedStreetAddress: `${city}, ${state} ${zip}` },
    ].map((stop, at) => ({ ...stop, typeOfWOrk: at === 0 ? 'Load' : 'Unload' }));
    await saveOperation(api, made, operation, { locations, numMovers: 2 });
    await fetchDrives(api.as('sales'), made);
    const { nounce, operationId } = await readMove(api, made.customerId);
    const path = `assignment/operation/${branchId}/${operationId}`;
    const booked = await api.as('sales').put(path, { customerNounce: nounce, truck });
    expect([booked.status, booked.body]).toMatchObject([200, {}]);
    return made.customerId;
  }

  /** All that a colleague sees of it and does not depend on who made it. */
  async function seen(customerId: string) {
    const branchId = area.branch._id;
    const { customers } = await dayView(api, DAY, { branchId });
    const { bookings, confirmation } = customers.find(({ _id }) => _id === customerId)!;
    const { operation, metaData, grid } = bookings[0]!;
    const path = `movemanager/attention/${DAY}/${branchId}`;
    const { body: days } = await api.as('manager').get<DayAttentionView[]>(path);
    const marks = days[0]!.items.filter((item) => item.operation?._id === operation._id);
    return {
      envelope: operation.bookingEnvelope,
      promised: operation.arrivalWindow,
      legs: operation.yardLegs,
      grid,
      drives: metaData.drives,
      cut: metaData.driveCut,
      times: [metaData.startTime, metaData.endTime],
      confirmation,
      marks: marks.map(({ mark }) => mark),
    };
  }

  /** Those of the list that are still to be confirmed. */
  async function toConfirm(): Promise<Set<string>> {
    const { customers } = await listOf(api, { confirmed: 'no' });
    return new Set(customers.map(({ _id }) => _id));
  }

  async function alike(zip: string): Promise<void> {
    const online = await bookOnline(zip);
    const view = await dayView(api, DAY, { branchId: area.branch._id });
    const taken = view.customers[0]?.bookings[0]?.operation.truck;
    const free = view.trucks.find(({ _id }) => _id !== taken);
    const byPhone = await bookByPhone(zip, free?._id ?? '');
    expect(await seen(byPhone)).toEqual(await seen(online));
    expect(await toConfirm()).toEqual(new Set([online, byPhone]));
    for (const customerId of [online, byPhone]) {
      const { body } = await send(api, customerId, { template: 'confirmation' });
      await fateWhen(api, body.emailId, ({ status }) => status === 'sent');
    }
    expect(await seen(byPhone)).toEqual(await seen(online));
    expect(await seen(online)).toMatchObject({ confirmation: 'sent' });
    expect(await toConfirm()).toEqual(new Set());
  }

  it.each(ZIPS)(
    'has the same drives, marks and confirmation, at %s [R-DRIVE-17, R-BOARD-60]',
    alike,
  );

  it.each(ZIPS)('is alike, too, where arrival windows are on, at %s [R-DRIVE-17]', async (zip) => {
    await plan(api, area.branch._id, { arrivalWindows: true, windowMinutes: 60 });
    await alike(zip);
  });
});
