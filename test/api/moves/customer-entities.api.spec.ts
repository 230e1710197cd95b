import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, customerOf, givenCustomer, stops } from './move-fixtures.js';

/** The names that clients rely on (R-CUST-1, R-MOVE-1, R-STOP-1). */
const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const CUSTOMER =
  words(`_id, firstName, lastName, branchId, branch, email, altEmail, referredBy, phone,
  phoneType, altPhone, altPhoneType, altFirstName, altLastName, isRepeat, previousContractId,
  externalId, status, created, nounce, courtesyCall, autobookingCommunications, managedBy, notes, move`);
const META = words(`rate, requestedDay, doNotDisturb, reconfirm, curTotalEstimate,
  curTotalEstimateMin, actualPrice, moveAlerts, created`);
const ACTIVITY = words(`_id, activityType, activityDay, state, estHours, minTime, numMovers,
  truckCount, costingStrategy, notes, alerts, toBeMoved, inventory, requiresLift, hasPrevDayActivity,
  hasNextDayActivity, transitInfo, totalTripFees, totalPacking, totalHourlyRate, moveRate, estCost,
  estCostMin, estTotalCost, estTotalCostMin, operations, locations`);
const OPERATION = words(`_id, truck, moverCount, duration, date, timezone, earlyStart,
  earlyStartNotes, requiresLift, bookingEnvelope`);
const ENVELOPE = words(`bookingStart, bookingDuration, jobStart, jobDuration, startingDriveTime,
  startingTripFee, endingDriveTime, endingTripFee`);
const LOCATION = words(`_id, typeOfWOrk, street, unit, city, state, zip, latitude, longitude,
  normalizedStreetAddress, placedBy, zone, useFee, tripFee, driveDistance, driveTime, driveTimeFetchStatus,
  locationType, otherDetails, storageType, dimensions, sqft, stories, employees, bedrooms,
  additionalRooms, floor, hasElevator, distanceToDoor, parkingType, gateCode, dockName, notes, numBoxes,
  isPacking, packingEstTime, packingEstCost, packingAmounts, isProblem, hasExcessInventory, problemReason,
  worktime, worktimeTyped, worktimeEstimations, currentEstimate`);
const MINUTES = words('forFurniture, forWalking, forStories, forBoxes, forDriving');

describe('a customer on the wire', () => {
  let api: TestApi;
  let fresh: CustomerView;
  let moved: CustomerView;

  beforeAll(async () => {
    api = await startTestApi();
    fresh = await givenCustomer(api);
    const sales = api.as('sales');
    const { _id } = activityOf(fresh);
    const move = { activities: [{ _id, locations: stops() }] };
    await sales.put(`customermgt/${fresh._id}`, { nounce: fresh.nounce, move });
    moved = await customerOf(sales, fresh._id);
  });
  afterAll(() => api?.close());

  const missing = (names: string[], entity: object | undefined): string[] =>
    names.filter((name) => !(name in (entity ?? {})));

  it('has every field of a customer and its move [R-CUST-1]', () => {
    expect(missing(CUSTOMER, fresh)).toEqual([]);
    expect(missing(META, fresh.move.meta)).toEqual([]);
    expect(fresh.branch).toEqual({ name: 'Oklahoma City', timezone: 'America/Chicago' });
    expect(fresh.move.emails).toEqual([]);
  });

  it('has every field of an activity, an operation and its envelope [R-MOVE-1]', () => {
    const activity = activityOf(moved);
    const [operation] = activity.operations;
    expect(missing(ACTIVITY, activity)).toEqual([]);
    expect(Object.keys(activity.transitInfo)).toEqual(
      expect.arrayContaining(ENVELOPE.filter((name) => /Drive|Fee/.test(name))),
    );
    expect(missing(OPERATION, operation)).toEqual([]);
    expect(missing(ENVELOPE, operation?.bookingEnvelope)).toEqual([]);
  });

  it('has every field of a location [R-STOP-1]', () => {
    const [location] = activityOf(moved).locations;
    expect(missing(LOCATION, location)).toEqual([]);
    expect(missing(MINUTES, location?.worktimeEstimations?.timeInMinutes)).toEqual([]);
  });

  it('begins with the defaults of an activity and its operation [R-MOVE-2]', () => {
    const activity = activityOf(fresh);
    expect(activity).toMatchObject({
      state: 'uncommitted',
      activityType: 'move',
      estHours: 4,
      minTime: 2.5,
      numMovers: 2,
      truckCount: 1,
      costingStrategy: 'MoveManager',
    });
    expect(activity.operations).toHaveLength(1);
    expect(activity.operations[0]).toMatchObject({
      truck: null,
      moverCount: 2,
      duration: 4,
      date: '2027-03-10T14:30:00.000Z',
      timezone: 'America/Chicago',
    });
  });

  it('begins with the defaults of a location [R-STOP-1]', async () => {
    const sales = api.as('sales');
    const customer = await givenCustomer(api, '2027-03-11');
    const { _id } = activityOf(customer);
    const bare = {
      typeOfWOrk: 'Load',
      normalizedStreetAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
      zip: '73103',
    };
    const body = { nounce: customer.nounce, move: { activities: [{ _id, locations: [bare] }] } };
    expect((await sales.put(`customermgt/${customer._id}`, body)).status).toBe(200);
    const [location] = activityOf(await customerOf(sales, customer._id)).locations;
    expect(location).toMatchObject({ state: 'TX', storageType: 'Outdoor', numBoxes: 0 });
  });
});
