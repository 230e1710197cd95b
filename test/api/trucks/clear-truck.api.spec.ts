import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { branchBody } from '../branches/branch-body.js';

const TODAY = localDateOf(new Date(), 'America/Chicago');
const YESTERDAY = addDays(TODAY, -1);
const SOON = addDays(TODAY, 2);
const LATER = addDays(TODAY, 5);

/** The ways in which a truck leaves its row of the board. */
const WAYS = [
  ['DELETE', (api: TestApi, truck: TruckView, query: object) => drop(api, truck, query)],
  ['PUT inService: false', (api, truck, query) => put(api, truck, query, { inService: false })],
  [
    'PUT another branch',
    async (api, truck, query) => put(api, truck, query, { branchId: await anotherBranch(api) }),
  ],
] as const satisfies [string, (api: TestApi, truck: TruckView, query: object) => unknown][];

const drop = (api: TestApi, { _id }: TruckView, query: object) =>
  api.as('manager').delete(`truck/${_id}`, { query: { ...query } });

const put = (api: TestApi, truck: TruckView, query: object, changes: object) =>
  api.as('manager').put(`truck/${truck._id}`, { ...truck, ...changes }, { query: { ...query } });

const anotherBranch = async (api: TestApi) =>
  (await api.as('admin').post<{ _id: string }>('branch', branchBody())).body._id;

describe('a truck that leaves its place', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  async function booked(day: string, truck: TruckView): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const { status, body } = await assign(api, move, truck._id);
    if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    return move;
  }

  it.each(WAYS)('is kept by its bookings until a person confirms: %s', async (_way, leave) => {
    const truck = await givenTruck(api);
    const past = await booked(YESTERDAY, truck);
    const moves = [await booked(LATER, truck), await booked(SOON, truck)];
    const refused = await leave(api, truck, {});
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'OUTSTANDING_BOOKINGS', dates: [SOON, LATER], bookings: 2 },
    });
    expect((await api.as('mover').get(`truck/${truck._id}`)).body).toEqual(truck);

    expect(await leave(api, truck, { clear: 'true' })).toMatchObject({ status: 200 });
    for (const { customerId, nounce } of moves) {
      const after = await readMove(api, customerId);
      const operation = after.customer.move.activities[0]?.operations[0];
      expect(operation).toMatchObject({ truck: null, unassigned: true });
      expect(after.nounce).not.toBe(nounce);
    }
    const stays = await readMove(api, past.customerId);
    expect(stays.customer.move.activities[0]?.operations[0]?.truck).toBe(truck._id);
  });

  it('may go at once when what lies on it is past', async () => {
    const truck = await givenTruck(api);
    await booked(YESTERDAY, truck);
    expect(await drop(api, truck, {})).toMatchObject({ status: 200, body: { inService: false } });
  });

  it('keeps its bookings when only its looks change', async () => {
    const truck = await givenTruck(api);
    const move = await booked(SOON, truck);
    expect(await put(api, truck, {}, { color: '#112233' })).toMatchObject({ status: 200 });
    const { customer } = await readMove(api, move.customerId);
    expect(customer.move.activities[0]?.operations[0]?.truck).toBe(truck._id);
  });
});
