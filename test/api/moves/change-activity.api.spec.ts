import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, customerOf, givenBooked, givenCustomer, stops } from './move-fixtures.js';

const NOBODY = 'd'.repeat(24);

describe('one activity', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const update = ({ _id, nounce }: CustomerView, activityId: string, activity: object) =>
    api
      .as('sales')
      .put<CustomerView>(`move/activity/${activityId}`, { customerId: _id, nounce, activity });
  const remove = ({ _id, nounce }: CustomerView, activityId: string) =>
    api.as('sales').delete<{ nounce: string }>('move/activity', {
      query: { customerId: _id, activityId, nounce },
    });
  const reorder = ({ _id, nounce }: CustomerView, activityId: string, locations: unknown[]) =>
    api
      .as('sales')
      .put<CustomerView>('move/location/order', { contractId: _id, activityId, locations, nounce });

  describe('PUT /move/activity/{activityId}', () => {
    it('is for those who sell, of a known customer and activity, with the nounce', async () => {
      const customer = await givenCustomer(api);
      const { _id } = activityOf(customer);
      const body = { customerId: customer._id, nounce: customer.nounce, activity: {} };
      expect((await api.as('mover').put(`move/activity/${_id}`, body)).status).toBe(403);
      expect((await update({ ...customer, _id: NOBODY }, _id, {})).body).toMatchObject({
        statusCode: 404,
        message: 'Customer not found',
      });
      expect((await update(customer, NOBODY, {})).body).toMatchObject({
        statusCode: 404,
        message: 'Activity not found',
      });
      expect((await update({ ...customer, nounce: '9' }, _id, {})).body).toMatchObject({
        code: 'STALE_NOUNCE',
      });
    });

    it('names a faulty field by its path', async () => {
      const customer = await givenCustomer(api);
      const { _id } = activityOf(customer);
      expect((await update(customer, _id, { numMovers: 0 })).body).toMatchObject({
        statusCode: 400,
        errors: [
          {
            path: 'activity.numMovers',
            message: 'Mover count must be a positive whole number',
          },
        ],
      });
      const [load] = stops();
      const noZip = { locations: [{ ...load, zip: '' }] };
      expect((await update(customer, _id, noZip)).body).toMatchObject({
        errors: [{ path: 'activity.locations.0.zip', message: 'zip not provided' }],
      });
    });

    it('changes it and nothing else [R-MOVE-6]', async () => {
      const customer = await givenCustomer(api);
      const { _id } = activityOf(customer);
      const { status, body } = await update(customer, _id, { estHours: 6.5, truckCount: 2 });
      expect(status).toBe(200);
      expect(body).toMatchObject({ nounce: '2', firstName: 'Maria' });
      expect(activityOf(body)).toMatchObject({ estHours: 6.5, truckCount: 2, minTime: 2.5 });
    });

    it('keeps where its figures come from, for everybody [R-EST-27]', async () => {
      const customer = await givenCustomer(api);
      const { _id, figureOrigins } = activityOf(customer);
      const defaults = { estHours: 'default', numMovers: 'default', truckCount: 'default' };
      expect(figureOrigins).toEqual({ ...defaults, minTime: 'default' });
      const typed = await update(customer, _id, { ...activityOf(customer), estHours: 6 });
      expect(activityOf(typed.body).figureOrigins).toMatchObject({
        ...defaults,
        estHours: 'person',
      });
      const estimated = { estHours: 'estimate', minTime: 'estimate' };
      const { body } = await update(typed.body, _id, {
        ...{ estHours: 5.25, minTime: 3.75, locations: stops(), figureOrigins: estimated },
      });
      expect(activityOf(body).figureOrigins).toMatchObject(estimated);
      const [load, unload] = activityOf(body).locations;
      const larger = await update(body, _id, { locations: [{ ...load, bedrooms: 4 }, unload] });
      expect(activityOf(larger.body).figureOrigins).toMatchObject({
        ...{ estHours: 'outdated', minTime: 'outdated', numMovers: 'default' },
      });
      const read = await customerOf(api.as('manager'), customer._id);
      expect(read).toEqual(larger.body);
      const { body: cloned } = await api
        .as('sales')
        .post<{ id: string }>(`customer/clone/${customer._id}`);
      const clone = await customerOf(api.as('sales'), cloned.id);
      expect(activityOf(clone).figureOrigins).toEqual(activityOf(read).figureOrigins);
      expect((await update(larger.body, _id, { figureOrigins: { estHours: 'me' } })).status).toBe(
        400,
      );
    });

    it('keeps who decided the figures of a day on a truck [R-EST-27]', async () => {
      const customer = await givenBooked(api, '2027-03-09', stops());
      const { _id } = activityOf(customer);
      const { status, body } = await update(customer, _id, {
        figureOrigins: { estHours: 'person' },
      });
      expect(status).toBe(200);
      expect(activityOf(body).figureOrigins.estHours).toBe('person');
    });

    it('gives a new operation its share and the day’s start', async () => {
      const customer = await givenCustomer(api);
      const { _id, operations } = activityOf(customer);
      const { body } = await update(customer, _id, {
        numMovers: 5,
        truckCount: 2,
        operations: [...operations, {}],
      });
      expect(activityOf(body).operations[1]).toMatchObject({
        moverCount: 3,
        duration: 4,
        date: '2027-03-10T14:30:00.000Z',
        truck: null,
      });
    });

    it('locks it while a truck is assigned', async () => {
      const customer = await givenBooked(api);
      const { _id } = activityOf(customer);
      expect((await update(customer, _id, { numMovers: 3 })).body).toMatchObject({
        statusCode: 409,
        code: 'ACTIVITY_COMMITTED',
      });
    });

    it('lets change what is moved, how to get to the door and what is packed while a truck is assigned [R-MOVE-9]', async () => {
      const customer = await givenBooked(api, '2027-03-10', stops());
      const before = activityOf(customer);
      const [load, unload] = before.locations.map(({ _id }) => ({ _id }));
      const door = {
        ...{ notes: 'Ring twice', gateCode: '4711', parkingType: 'Private', distanceToDoor: 120 },
        ...{ floor: 3, hasElevator: true, numBoxes: 60, additionalRooms: ['Attic'] },
        ...{ otherDetails: 'Blue door', packingEstTime: 1.5, packingEstCost: 80 },
        packingAmounts: { 'Large box': 12 },
      };
      const { status, body } = await update(customer, before._id, {
        toBeMoved: 'Piano',
        inventory: '60 boxes',
        locations: [{ ...load, ...door }, unload],
      });
      expect(status).toBe(200);
      const after = activityOf(body);
      expect(after).toMatchObject({
        toBeMoved: 'Piano',
        inventory: '60 boxes',
        state: 'committed',
      });
      expect(after.locations[0]).toMatchObject(door);
      expect(after.operations).toEqual(before.operations);
      expect(after).toMatchObject({ estHours: before.estHours, totalPacking: 80 });
      const refused = { statusCode: 409, code: 'ACTIVITY_COMMITTED' };
      for (const own of [
        { street: '1 Elm St' },
        { worktime: 2 },
        { isPacking: true },
        { unit: '7' },
      ])
        expect(
          (await update(body, before._id, { locations: [{ ...load, ...own }, unload] })).body,
        ).toMatchObject(refused);
      for (const locations of [[load], [unload, load], [load, unload, stops()[0]]])
        expect((await update(body, before._id, { locations })).body).toMatchObject(refused);
    });

    it('keeps the fees at which a day was booked, whatever a zone costs by now', async () => {
      const zoneAt = (tripFee: number) =>
        api.as('admin').put(`zipzone/${api.branchId}`, [
          { codes: ['73102', '73103'], zone: 'NW', useFee: true, tripFee },
          { codes: [], zone: 'O', useFee: true, tripFee },
        ]);
      expect((await zoneAt(60)).status).toBe(200);
      const customer = await givenBooked(api, '2027-03-11', stops());
      const before = activityOf(customer);
      expect(before.locations[0]).toMatchObject({ tripFee: 60 });
      expect((await zoneAt(90)).status).toBe(200);
      const [load, unload] = before.locations;
      const { body } = await update(customer, before._id, {
        locations: [{ ...load, gateCode: '4711' }, unload],
      });
      const after = activityOf(body);
      expect(after.locations[0]).toMatchObject({ gateCode: '4711', tripFee: 60 });
      expect(after).toMatchObject({ totalTripFees: before.totalTripFees });
      expect(body.move.meta.reconfirm).toBe(false);
    });
  });

  describe('DELETE /move/activity', () => {
    it('requires customer, activity and nounce', async () => {
      const customer = await givenCustomer(api);
      expect((await api.as('sales').delete('move/activity')).status).toBe(400);
      expect((await remove(customer, NOBODY)).status).toBe(404);
      const stale = { ...customer, nounce: '9' };
      expect((await remove(stale, activityOf(customer)._id)).status).toBe(409);
    });

    it('is refused while a truck is assigned [R-MOVE-9]', async () => {
      const customer = await givenBooked(api);
      expect((await remove(customer, activityOf(customer)._id)).body).toMatchObject({
        code: 'ACTIVITY_COMMITTED',
      });
    });

    it('removes it', async () => {
      const customer = await givenCustomer(api);
      const { status, body } = await remove(customer, activityOf(customer)._id);
      expect(status).toBe(200);
      expect(body).toEqual({ nounce: '2' });
      expect((await customerOf(api.as('sales'), customer._id)).move.activities).toEqual([]);
    });
  });

  describe('PUT /move/location/order', () => {
    it('requires every stop once', async () => {
      const customer = await givenCustomer(api);
      const { _id } = activityOf(customer);
      const { body } = await update(customer, _id, { locations: stops() });
      const [load, unload] = activityOf(body).locations;
      expect((await reorder(body, _id, [load?._id])).status).toBe(400);
      expect((await reorder(body, _id, [load?._id, NOBODY])).status).toBe(400);
      expect((await reorder(body, NOBODY, [load?._id, unload?._id])).status).toBe(404);
    });

    it('puts the stops in another order and their legs up for fetching [R-STOP-11]', async () => {
      const customer = await givenCustomer(api);
      const { _id } = activityOf(customer);
      const { body: first } = await update(customer, _id, { locations: stops() });
      const [load, unload] = activityOf(first).locations;
      const { status, body } = await reorder(first, _id, [unload?._id, load?._id]);
      expect(status).toBe(200);
      expect(activityOf(body).locations).toMatchObject([
        { _id: unload?._id, driveTimeFetchStatus: 'EligibleForFetching' },
        { _id: load?._id, driveTimeFetchStatus: 'EligibleForFetching' },
      ]);
    });
  });
});
