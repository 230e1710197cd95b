import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, seat, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

const DAY = '2027-03-05';

describe('DELETE /movemanager/rental/{truckId}', () => {
  let api: TestApi;
  let rented = 0;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const giveBack = (
    truckId: string,
    client: ApiClient = api.as('manager'),
  ): Promise<ApiAnswer<Refusal>> => client.delete(`movemanager/rental/${truckId}`);

  async function givenRental(rentalDay = DAY): Promise<TruckView> {
    rented += 1;
    const { body } = await api.as('manager').post<TruckView>('movemanager/rental', {
      branchId: api.branchId,
      name: `Rental_${rented}`,
      hasLift: false,
      rentalDay,
    });
    return body;
  }

  const isOnBoard = async ({ _id }: TruckView): Promise<boolean> =>
    (await dayView(api, DAY)).trucks.some((truck) => truck._id === _id);

  it('is for those who dispatch', async () => {
    const { _id } = await givenRental();
    const answers = [api.anonymous, api.as('lead'), api.as('sales')].map((client) =>
      giveBack(_id, client),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it('requires the id of a truck', async () => {
    expect((await giveBack('Rental_1')).status).toBe(400);
    expect(await giveBack(UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Truck not found' },
    });
  });

  it('refuses a truck of the branch itself', async () => {
    const { _id } = await givenTruck(api);
    expect(await giveBack(_id)).toMatchObject({ status: 409, body: { code: 'NOT_A_RENTAL' } });
    expect((await api.as('manager').get(`truck/${_id}`)).status).toBe(200);
  });

  it('refuses a rental with a booking, until it is unbooked', async () => {
    const rental = await givenRental();
    const move = await givenMove(api, DAY);
    const { body } = await assign(api, move, rental._id);
    expect(await giveBack(rental._id)).toMatchObject({
      status: 409,
      body: { code: 'TRUCK_HAS_BOOKINGS' },
    });
    expect(await isOnBoard(rental)).toBe(true);
    await unassign(api, { ...move, nounce: body.nounce });
    expect((await giveBack(rental._id)).status).toBe(200);
    expect(await isOnBoard(rental)).toBe(false);
  });

  it('refuses one that was booked on a day for which it was rented before', async () => {
    const past = '2026-01-05';
    const rental = await givenRental(past);
    expect((await assign(api, await givenMove(api, past), rental._id)).status).toBe(200);
    const moved = await api.as('manager').put(`truck/${rental._id}`, { ...rental, rentalDay: DAY });
    expect(moved.status).toBe(200);
    expect(await giveBack(rental._id)).toMatchObject({
      status: 409,
      body: { code: 'TRUCK_HAS_BOOKINGS' },
    });
  });

  it('takes it off the board with its crew, once [R-TRUCK-11]', async () => {
    const rental = await givenRental();
    const mover = (await hire(api))._id;
    await seat(api, DAY, { mover, truck: rental._id, position: 1 });
    expect((await giveBack(rental._id)).status).toBe(200);
    expect(await isOnBoard(rental)).toBe(false);
    expect((await dayView(api, DAY)).assignment.movers).toEqual([]);
    expect((await giveBack(rental._id)).status).toBe(404);
  });
});
