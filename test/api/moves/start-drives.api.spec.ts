import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { confirm, contactOf, givenArea, givenReservation } from '../booking/visitor-calls.js';
import { givenBranch } from '../scheduling/day-calls.js';
import { activityOf, customerOf, givenCustomer, stops } from './move-fixtures.js';

/** No job runs here: what is started stays to be seen. */
describe('drives are fetched, whoever calls,', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const sales = () => api.as('sales');
  /** How many refreshes of an activity are waiting. */
  const waiting = async (customer: CustomerView): Promise<number> => {
    const key = activityOf(customer)._id;
    const [row] = await api.get(Db).query<{ jobs: number }>(
      `select count(*)::int as jobs from platform.job
       where name = 'moves.refresh-drive-times' and dedupe_key = $1 and state = 'queued'`,
      [key],
    );
    return row?.jobs ?? NaN;
  };
  const save = async (customer: CustomerView, change: object): Promise<CustomerView> => {
    const body = { nounce: customer.nounce, ...change };
    const answer = await sales().put<CustomerView>(`customermgt/${customer._id}`, body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  /** Saved with stops of which no drive is known, as a save leaves them. */
  const givenRoute = async (): Promise<CustomerView> => {
    const customer = await givenCustomer(api);
    const activities = [{ _id: activityOf(customer)._id, locations: stops() }];
    return save(customer, { move: { activities } });
  };
  const reorder = async (customer: CustomerView, order: 'same' | 'other') => {
    const { _id: activityId, locations } = activityOf(customer);
    const ids = locations.map(({ _id }) => _id);
    const { status, body } = await sales().put<CustomerView>('move/location/order', {
      ...{ contractId: customer._id, activityId, nounce: customer.nounce },
      locations: order === 'same' ? ids : ids.toReversed(),
    });
    expect(status).toBe(200);
    return body;
  };

  it('but not by a save, which leaves that to the page [R-DRIVE-6]', async () => {
    expect(await waiting(await givenRoute())).toBe(0);
  });

  it('where stops are put in another order, once with what the page asks for [R-DRIVE-6]', async () => {
    const customer = await givenRoute();
    const reordered = await reorder(customer, 'other');
    expect(activityOf(reordered).locations).toMatchObject([
      { driveTimeFetchStatus: 'EligibleForFetching' },
      { driveTimeFetchStatus: 'EligibleForFetching' },
    ]);
    expect(await waiting(customer)).toBe(1);
    const path = `move/drivetimes/${customer._id}/${activityOf(customer)._id}`;
    expect((await sales().post(path)).status).toBe(202);
    expect(await waiting(customer)).toBe(1);
  });

  it('and none where the order leads nowhere new [R-DRIVE-6]', async () => {
    const customer = await givenRoute();
    await reorder(customer, 'same');
    expect(await waiting(customer)).toBe(0);
  });

  it('of a clone whose drives are not known, and none of one that has them [R-DRIVE-6]', async () => {
    const clone = async (customer: CustomerView): Promise<CustomerView> => {
      const { body } = await sales().post<{ id: string }>(`customer/clone/${customer._id}`);
      return customerOf(sales(), body.id);
    };
    const customer = await givenRoute();
    expect(await waiting(await clone(customer))).toBe(1);
    await api
      .get(Db)
      .query(
        "update moves.location set drive_time_fetch_status = 'Done', drive_time = 0.2 where activity_id = $1",
        [activityOf(customer)._id],
      );
    expect(await waiting(await clone(customer))).toBe(0);
  });

  it('where the branch changes, also of days that the save does not send [R-DRIVE-6]', async () => {
    const customer = await givenRoute();
    const branch = await givenBranch(api);
    const moved = await save(customer, { branchId: branch._id });
    expect(activityOf(moved).locations[0]?.driveTimeFetchStatus).toBe('EligibleForFetching');
    expect(await waiting(moved)).toBe(1);
    expect(await waiting(await save(moved, { notes: 'Two dogs' }))).toBe(1);
    const still = await givenRoute();
    await save(still, { branchId: still.branchId, notes: 'Stays' });
    expect(await waiting(still)).toBe(0);
  });

  it('of what a visitor books [R-DRIVE-6]', async () => {
    const area = await givenArea(api);
    const held = await givenReservation(api, area);
    const booked = await confirm(api, held.reservationId, contactOf(area, held));
    expect(booked.status).toBe(201);
    const query = { search: booked.body.confirmation };
    const { body } = await sales().get<{ customers: { _id: string }[] }>('customer', { query });
    const customer = await customerOf(sales(), body.customers[0]?._id ?? '');
    expect(await waiting(customer)).toBe(1);
  });
});
