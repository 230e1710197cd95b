import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import type { DeliveredEmail } from '#modules/moves/domain/customer-milestones.js';
import type { RebookedView } from '#modules/scheduling/contract/retiming.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, saveOperation } from './day-calls.js';
import type { Refusal } from './day-calls.js';

const stop = (street: string, zip: string, over: object = {}) => ({
  ...{ street, zip, city: 'Oklahoma City', state: 'OK', typeOfWOrk: 'Load' },
  normalizedStreetAddress: `${street}, Oklahoma City, OK ${zip}`,
  ...{ locationType: 'Apartment', bedrooms: 2, floor: 1 },
  ...over,
});
const FROM = stop('1 First St', '73107', { latitude: 35.486, longitude: -97.573 });
const TO = stop('2 Second St', '73103', {
  ...{ latitude: 35.491, longitude: -97.519, typeOfWOrk: 'Unload' },
});
const THIRD = stop('3 Third St', '73034', { city: 'Edmond', typeOfWOrk: 'Unload' });

describe('POST /move/activity/{activityId}/rebook with what changes of the activity', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-08');

  async function booked(day: string, operation: object = {}): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const nounce = await saveOperation(api, move, operation, { locations: [FROM, TO] });
    const { status } = await assign(api, { ...move, nounce }, truck);
    expect(status).toBe(200);
    return readMove(api, move.customerId);
  }

  const rework = (
    { activityId, operationId, nounce }: GivenMove,
    activityDay: string,
    activity: object,
    operation: object = {},
  ) =>
    api
      .as('sales')
      .post<RebookedView & Refusal & { errors: { path: string }[] }>(
        `move/activity/${activityId}/rebook`,
        {
          customerNounce: nounce,
          activityDay,
          operations: [{ _id: operationId, truck, ...operation }],
          activity,
        },
      );
  const stopsOf = ({ customer }: GivenMove) => customer.move.activities[0]?.locations ?? [];
  const costOf = ({ move }: CustomerView): number => move.activities[0]?.estCost ?? 0;

  it('saves a third stop and books it again in one, with its drives and at its hours [R-MOVE-20, R-DRIVE-17]', async () => {
    const day = freshDay();
    const move = await booked(day, { date: `${day}T10:00:00-05:00`, duration: 3 });
    const email: DeliveredEmail = {
      ...{ template: 'confirmation', sent: new Date(), acceptedVersion: Number(move.nounce) },
    };
    await api.execute(new NoteEmailDeliveredCommand(move.customerId, email));
    const known = await readMove(api, move.customerId);
    const locations = [...stopsOf(known), THIRD];
    const { status, body } = await rework(known, day, { locations });
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body.activity).toMatchObject({
      activityDay: day,
      state: 'committed',
      operations: [{ date: `${day}T15:00:00.000Z`, duration: 3, truck }],
    });
    expect(body.activity.locations).toMatchObject([
      { _id: stopsOf(known)[0]?._id },
      {},
      { street: '3 Third St', placedBy: 'zip', driveTimeFetchStatus: 'Done' },
    ]);
    expect(body.bookings[0]?.metaData).toMatchObject({ drives: 'byZip' });
    // The way back is from Edmond now.
    const back = (view: CustomerView) =>
      view.move.activities[0]?.operations[0]?.bookingEnvelope.endingDriveTime ?? 0;
    const after = await readMove(api, move.customerId);
    expect(back(after.customer)).toBeGreaterThan(back(known.customer));
    expect(after.customer.move.meta.reconfirm).toBe(true);
    const [event] = await historyOf(api, 'customer', move.customerId);
    expect(event?.changes.map(({ field }) => field).join()).toContain('locations');
    expect((await dayView(api, day)).customers).toHaveLength(1);
  });

  it('takes other movers and hours, and the crew follows [R-MOVE-20]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const changes = { numMovers: 3, estHours: 6 };
    const { status, body } = await rework(move, day, changes, { duration: 6 });
    expect(status).toBe(200);
    expect(body.activity).toMatchObject({
      ...changes,
      operations: [{ moverCount: 3, duration: 6, truck }],
    });
    const after = await readMove(api, move.customerId);
    expect(costOf(after.customer)).toBeGreaterThan(costOf(move.customer));
  });

  it('keeps the direct drive of a stop that gets a unit, as a save of the door would [R-MOVE-20, R-DIRECT-4]', async () => {
    const day = freshDay();
    const move = await booked(day, { date: `${day}T08:00:00-05:00`, duration: 2 });
    const [first, ...others] = stopsOf(move);
    const before = (await dayView(api, day)).customers[0]?.bookings[0];
    const { status, body } = await rework(move, day, {
      locations: [{ ...first, unit: '12' }, ...others],
    });
    expect(status).toBe(200);
    expect(body.bookings[0]?.operation).toEqual(before?.operation);
    const [event] = await historyOf(api, 'customer', move.customerId);
    expect(event).toMatchObject({ type: 'UPDATED' });
  });

  it('leaves a booked day at least one stop, and one that is over as it was [R-MOVE-20]', async () => {
    const day = freshDay();
    const move = await booked(day);
    expect(await rework(move, day, { locations: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'activity.locations' }] },
    });
    api.setTime(`2027-09-20T15:00:00Z`);
    const late = await rework(move, day, { locations: [...stopsOf(move), THIRD] });
    api.setTime(undefined);
    expect(late).toMatchObject({ status: 409, body: { code: 'ALREADY_STARTED' } });
  });

  it('lets a typed drive stay [R-MOVE-20]', async () => {
    const day = freshDay();
    const envelope = { startingDriveTime: 0.75, endingDriveTime: 1 };
    const move = await booked(day, { bookingEnvelope: envelope });
    const { body } = await rework(move, day, { locations: [...stopsOf(move), THIRD] });
    expect(body.activity.operations).toMatchObject([{ bookingEnvelope: envelope }]);
  });

  it('is refused whole, with what is in the way, and nothing is saved [R-MOVE-20]', async () => {
    const day = freshDay();
    const move = await booked(day, { date: `${day}T08:00:00-05:00`, duration: 2 });
    const rival = await givenMove(api, day);
    const nounce = await saveOperation(api, rival, {
      ...{ date: `${day}T11:00:00-05:00`, duration: 2 },
    });
    expect((await assign(api, { ...rival, nounce }, truck)).status).toBe(200);
    const changes = { numMovers: 3, locations: [...stopsOf(move), THIRD] };
    const refused = await rework(move, day, changes, { duration: 4 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', with: [{ operation: rival.operationId }] },
    });
    expect(await readMove(api, move.customerId)).toEqual(move);
    expect((await dayView(api, day)).customers).toHaveLength(2);
  });

  it('names what is wrong with it by its path, and knows only its own stops [R-MOVE-20]', async () => {
    const day = freshDay();
    const move = await booked(day);
    for (const [changes, path] of [
      [{ numMovers: 0 }, 'activity.numMovers'],
      [{ locations: [{ ...FROM, floor: 'high' }] }, 'activity.locations.0.floor'],
      [{ locations: [{ street: '4 Fourth St' }] }, 'activity.locations.0.normalizedStreetAddress'],
      [{ locations: [{ ...FROM, _id: 'e'.repeat(24) }] }, 'activity.locations.0._id'],
    ] as const) {
      const { status, body } = await rework(move, day, changes);
      expect({ status, paths: body.errors?.map((fault) => fault.path) }).toMatchObject({
        status: 400,
        paths: expect.arrayContaining([path]),
      });
    }
    expect(await readMove(api, move.customerId)).toEqual(move);
  });

  it('leaves day, trucks and operations to who books [R-MOVE-20]', async () => {
    const day = freshDay();
    const move = await booked(day);
    const { body } = await rework(move, day, {
      ...{ activityDay: freshDay(), truckCount: 3, operations: [], notes: 'Ring twice' },
    });
    expect(body.activity).toMatchObject({ activityDay: day, truckCount: 1, notes: 'Ring twice' });
  });
});
