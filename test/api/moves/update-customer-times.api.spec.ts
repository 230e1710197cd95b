import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, givenBooked, givenCustomer, givenDenver, stops } from './move-fixtures.js';

describe('PUT /customermgt/{id}: times, legs and fees', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await api.as('admin').put(`zipzone/${api.branchId}`, [
      { codes: ['73103'], zone: 'NW', useFee: true, tripFee: 45.5 },
      { codes: [], zone: 'O', useFee: true, tripFee: 80 },
    ]);
  });
  afterAll(() => api?.close());

  const put = async (customer: CustomerView, body: object): Promise<CustomerView> => {
    const path = `customermgt/${customer._id}`;
    const answer = await api
      .as('sales')
      .put<CustomerView>(path, { nounce: customer.nounce, ...body });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const save = (customer: CustomerView, body: object): Promise<CustomerView> =>
    put(customer, { move: { activities: [{ _id: activityOf(customer)._id, ...body }] } });
  const drivesOf = ({ operations: [operation] }: ActivityView) => [
    operation?.bookingEnvelope.startingDriveTime,
    operation?.bookingEnvelope.endingDriveTime,
  ];
  const withDrives = (customer: CustomerView, bookingEnvelope: object) => ({
    operations: [{ _id: activityOf(customer).operations[0]?._id, bookingEnvelope }],
  });

  it('lets Drive Out and Drive Back follow the legs, rounded up [R-DRIVE-3]', async () => {
    const customer = await save(await givenCustomer(api), {
      locations: stops(),
      transitInfo: { startingDriveTime: 0.6, endingDriveTime: 0.9 },
    });
    const activity = activityOf(customer);
    expect(activity.transitInfo).toMatchObject({ startingDriveTime: 0.6, version: 0 });
    expect(drivesOf(activity)).toEqual([0.75, 1]);
    expect(activity.operations[0]?.bookingEnvelope).toMatchObject({
      bookingStart: '2027-03-10T13:45:00.000Z',
      bookingDuration: 5.75,
      jobDuration: 4,
    });
  });

  it('keeps what a person typed until null is sent', async () => {
    const first = await save(await givenCustomer(api), {
      locations: stops(),
      transitInfo: { startingDriveTime: 0.6 },
    });
    const typed = await save(first, withDrives(first, { startingDriveTime: 1.25 }));
    expect(drivesOf(activityOf(typed))).toEqual([1.25, 0]);
    const later = await save(typed, { transitInfo: { startingDriveTime: 2 } });
    expect(drivesOf(activityOf(later))).toEqual([1.25, 0]);
    const given = await save(later, withDrives(later, { startingDriveTime: null }));
    expect(drivesOf(activityOf(given))).toEqual([2, 0]);
  });

  it('takes drive and fee away at an end that is Hold, and gives them back', async () => {
    const first = await save(await givenCustomer(api), {
      locations: stops(),
      transitInfo: { startingDriveTime: 0.6, endingDriveTime: 0.9 },
    });
    expect(activityOf(first)).toMatchObject({
      transitInfo: { startingTripFee: 45.5, endingTripFee: 80 },
      totalTripFees: 125.5,
      estCost: 565.5,
      estCostMin: 400.5,
    });
    const [load, unload] = activityOf(first).locations;
    const held = await put(first, {
      ...first,
      move: {
        ...first.move,
        activities: [
          { ...activityOf(first), locations: [load, { ...unload, typeOfWOrk: 'Hold' }] },
        ],
      },
    });
    expect(activityOf(held)).toMatchObject({
      transitInfo: { startingDriveTime: 0.6, endingDriveTime: 0, endingTripFee: 0 },
      totalTripFees: 45.5,
    });
    expect(drivesOf(activityOf(held))).toEqual([0.75, 0]);
    const [, hold] = activityOf(held).locations;
    const back = await put(held, {
      ...held,
      move: {
        ...held.move,
        activities: [{ ...activityOf(held), locations: [load, { ...hold, typeOfWOrk: 'Unload' }] }],
      },
    });
    expect(activityOf(back)).toMatchObject({
      transitInfo: { endingDriveTime: 0.9, endingTripFee: 80 },
      totalTripFees: 125.5,
    });
    expect(drivesOf(activityOf(back))).toEqual([0.75, 1]);
  });

  it('takes a stop’s own fee while useFee is on, once for each truck', async () => {
    const [load, unload] = stops();
    const customer = await save(await givenCustomer(api), {
      truckCount: 2,
      numMovers: 5,
      locations: [{ ...load, useFee: true, tripFee: 20.25, packingEstCost: 19.99 }, unload],
    });
    expect(activityOf(customer)).toMatchObject({
      totalTripFees: 200.5,
      totalHourlyRate: 275,
      totalPacking: 19.99,
      estCost: 1300.5,
      estTotalCost: 1320.49,
    });
    expect(customer.move.meta.curTotalEstimate).toBe(1320.49);
    // The reports compute the same in the database.
    const sql = 'select * from moves.v_activity where customer_id = $1';
    expect(await api.get(Db).query(sql, [customer._id])).toMatchObject([
      {
        state: 'uncommitted',
        activity_type: 'move',
        total_trip_fees_cents: 20_050,
        total_hourly_rate_cents: 27_500,
        est_cost_cents: 130_050,
        est_total_cost_cents: 132_049,
        est_total_cost_min_cents: 90_799,
      },
    ]);
  });

  it('takes a stop’s own fee also when it is the figure that the zone has', async () => {
    const first = await save(await givenCustomer(api), { locations: stops() });
    const [load, unload] = activityOf(first).locations;
    const own = await save(first, { locations: [{ ...load, useFee: true }, unload] });
    expect(activityOf(own).transitInfo).toMatchObject({ startingTripFee: 45.5 });
    expect(activityOf(own).totalTripFees).toBe(125.5);
  });

  it('moves with its branch: same local time, zones and legs computed again [R-CUST-16, R-TIME-12]', async () => {
    const denver = await givenDenver(api);
    const first = await save(await givenCustomer(api), { locations: stops() });
    const body = await put(first, { ...first, branchId: denver });
    expect(body).toMatchObject({ branchId: denver, branch: { timezone: 'America/Denver' } });
    expect(activityOf(body).operations[0]).toMatchObject({
      date: '2027-03-10T15:30:00.000Z',
      timezone: 'America/Denver',
    });
    expect(activityOf(body).locations).toMatchObject([
      { zone: 'O', tripFee: 0, driveTimeFetchStatus: 'EligibleForFetching' },
      { zone: 'O', tripFee: 0, driveTimeFetchStatus: 'EligibleForFetching' },
    ]);
  });

  it('marks a stop where work was difficult before', async () => {
    const [load, unload] = stops();
    const address = '1200 N Walker Ave, Oklahoma City, OK 73103';
    const trouble = { address, reason: 'Low bridge' };
    await api.as('sales').post('troublelocations', trouble);
    const customer = await save(await givenCustomer(api), { locations: [load, unload] });
    expect(activityOf(customer).locations).toMatchObject([
      { isProblem: true, problemReason: 'Low bridge' },
      { isProblem: false, problemReason: '' },
    ]);
  });

  it('knows no branch that does not exist', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await api
      .as('sales')
      .put(`customermgt/${customer._id}`, { nounce: customer.nounce, branchId: 'e'.repeat(24) });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Branch not found' });
  });

  it('does not let two activities share a day, but lets them swap', async () => {
    const customer = await givenCustomer(api);
    const { _id: movingContractId, nounce } = customer;
    await api
      .as('sales')
      .post('move/activity', { movingContractId, nounce, activityDay: '2027-03-12' });
    const { body: both } = await api.as('sales').get<CustomerView>(`customer/${movingContractId}`);
    const [one, two] = both.move.activities;
    const sent = {
      nounce: both.nounce,
      move: { activities: [{ _id: one?._id, activityDay: '2027-03-12' }] },
    };
    const refused = await api.as('sales').put(`customermgt/${movingContractId}`, sent);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: 'Cannot have multiple move activities on the same day.',
    });
    const swapped = await put(both, {
      move: {
        activities: [
          { _id: one?._id, activityDay: '2027-03-12' },
          { _id: two?._id, activityDay: '2027-03-10' },
        ],
      },
    });
    expect(swapped.move.activities.map(({ _id }) => _id)).toEqual([two?._id, one?._id]);
  });

  it('checks the movers once all trucks are there [R-MOVE-11]', async () => {
    const customer = await givenBooked(api);
    const { status, body } = await api.as('sales').put(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ ...activityOf(customer), notes: 'Piano' }] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ move: { activities: [{ notes: 'Piano' }] } });
  });
});
