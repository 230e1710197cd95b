import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { EstimateView } from '#modules/moves/contract/estimate.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, customerOf, givenCustomer, stops } from './move-fixtures.js';

describe('POST /move/location/estimate/{customerId}/{activityId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const pathOf = (customer: CustomerView) =>
    `move/location/estimate/${customer._id}/${activityOf(customer)._id}`;
  const estimate = (customer: CustomerView, body: object) =>
    api.as('sales').post<EstimateView>(pathOf(customer), body);

  it('is for those who sell, of a known customer and activity', async () => {
    const customer = await givenCustomer(api);
    expect((await api.as('mover').post(pathOf(customer), {})).status).toBe(403);
    const path = `move/location/estimate/${customer._id}/${'d'.repeat(24)}`;
    expect((await api.as('sales').post(path, {})).status).toBe(404);
    expect((await estimate(customer, { locations: [{ shoe: 1 }] })).status).toBe(400);
    expect((await estimate(customer, { locations: [{ _id: 'd'.repeat(24) }] })).body).toMatchObject(
      { statusCode: 400, errors: [{ path: 'locations.0._id' }] },
    );
  });

  it('counts a time by hand with a number and a reason, and nothing less', async () => {
    const customer = await givenCustomer(api);
    const [load, unload] = stops();
    const hoursWith = async (currentEstimate: object | null): Promise<number> => {
      const { body } = await estimate(customer, {
        locations: [{ ...load, currentEstimate }, unload],
        minTime: 0.25,
      });
      return body.estHours;
    };
    const automated = await hoursWith(null);
    expect(await hoursWith({ hours: null, minutes: null, overrideReason: 'Piano' })).toBe(
      automated,
    );
    expect(await hoursWith({ hours: 0, minutes: 0, overrideReason: '' })).toBe(automated);
    expect(await hoursWith({ hours: 30, minutes: 0, overrideReason: 'Piano' })).toBeGreaterThan(30);
  });

  describe('a worktime', () => {
    const office = () => ({ ...stops()[0], locationType: 'Office', numBoxes: 0 });
    const hoursOf = async (customer: CustomerView, locations: object[]): Promise<number> =>
      (await estimate(customer, { locations, minTime: 0.25 })).body.estHours;
    const save = async (customer: CustomerView, locations: object[]) => {
      const { body } = await api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
        nounce: customer.nounce,
        move: { activities: [{ _id: activityOf(customer)._id, locations }] },
      });
      return body;
    };

    it('lets an office be counted, which is named until then [R-EST-26]', async () => {
      const customer = await givenCustomer(api);
      const unload = { ...office(), typeOfWOrk: 'Unload' };
      const { body } = await estimate(customer, { locations: [office(), unload] });
      expect(body.warnings.slice(-2)).toEqual([
        'Location 1 is not counted: type its work time',
        'Location 2 is not counted: type its work time',
      ]);
      const typed = [
        { ...office(), worktime: 3 },
        { ...unload, worktime: 2.5 },
      ];
      expect(await hoursOf(customer, typed)).toBe(5.5);
      const saved = await save(customer, typed);
      expect(activityOf(saved).locations.map(({ worktimeTyped }) => worktimeTyped)).toEqual([
        ...[true, true],
      ]);
      const again = activityOf(saved).locations;
      expect(await hoursOf(saved, again)).toBe(5.5);
      expect((await estimate(saved, { minTime: 0.25 })).body.warnings).toHaveLength(1);
    });

    it('that an estimate suggested has no effect, also once the stop is another one [R-EST-26]', async () => {
      const customer = await givenCustomer(api);
      const { body } = await estimate(customer, { locations: stops() });
      const filled = stops().map((stop, at) => ({
        ...stop,
        worktime: body.locations[at]?.suggestedWorktime,
      }));
      const automated = await hoursOf(customer, stops());
      expect(await hoursOf(customer, filled)).toBe(automated);
      const saved = await save(customer, filled);
      const [load, unload] = activityOf(saved).locations;
      expect(load).toMatchObject({ worktime: filled[0]?.worktime, worktimeTyped: false });
      expect(await hoursOf(saved, [load!, unload!])).toBe(automated);
      const larger = { ...load!, bedrooms: 4 };
      const [plain, other] = stops();
      expect(await hoursOf(saved, [larger, unload!])).toBe(
        await hoursOf(customer, [{ ...plain, bedrooms: 4 }, other!]),
      );
      const cleared = await save(saved, [{ ...load!, worktime: 9 }, unload!]);
      expect(activityOf(cleared).locations[0]?.worktimeTyped).toBe(true);
      expect(
        activityOf(await save(cleared, [{ _id: load!._id, worktime: null }, unload!])).locations[0],
      ).toMatchObject({ worktime: null, worktimeTyped: false });
    });
  });

  it('computes stops that are not stored, and stores nothing [R-EST-20]', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await estimate(customer, { locations: stops(), numMovers: 3 });
    expect(status).toBe(200);
    expect(body.locations).toHaveLength(2);
    expect(body.locations[0]).not.toHaveProperty('_id');
    expect(body.locations[0]).toMatchObject({
      worktimeEstimations: { timeInMinutes: { forFurniture: 115, forDriving: null } },
      suggestedWorktime: expect.any(Number),
      hasExcessInventory: false,
      isProblem: false,
    });
    expect(body.resourceEstimate).toEqual({ truckCount: 1, numMovers: 2 });
    expect(body.moveMgrCostingStrategyReason).toBe(
      'From size tables of 2026-11-01: 2-bedroom apartment to house of 1,800 sq ft, 40 boxes',
    );
    expect(body.warnings).toHaveLength(1);
    expect(body.warnings[0]).toMatch(/ so estimate will not have refreshed drivetimes\.$/);
    expect(await customerOf(api.as('sales'), customer._id)).toEqual(customer);
  });

  it('takes the stored stops where none are sent', async () => {
    const customer = await givenCustomer(api);
    const { body: saved } = await api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: activityOf(customer)._id, locations: stops() }] },
    });
    const { body } = await estimate(saved, {});
    expect(body.locations.map(({ _id }) => _id)).toEqual(
      activityOf(saved).locations.map(({ _id }) => _id),
    );
    const faster = await estimate(saved, { numMovers: 6, truckCount: 2 });
    expect(faster.body.estHours).toBeLessThan(body.estHours);
  });
});
