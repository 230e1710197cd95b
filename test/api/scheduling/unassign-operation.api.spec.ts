import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, saveOperation, UNKNOWN } from './day-calls.js';

const ON_ROW = { unassigned: 'true' };

describe('DELETE /assignment/operation/{branchId}/{operationId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });

  afterAll(() => api?.close());

  interface Booked extends GivenMove {
    truckId: string;
  }

  async function givenBooking(day: string): Promise<Booked> {
    const [truck, move] = [await givenTruck(api), await givenMove(api, day)];
    const { status, body } = await assign(api, move, truck._id);
    if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    return { ...move, truckId: truck._id, nounce: body.nounce };
  }

  const blocksOf = ({ customers }: DayView, customerId: string) =>
    customers
      .filter(({ _id }) => _id === customerId)
      .flatMap(({ bookings }) => bookings.map(({ operation }) => operation));

  it('is for those who sell', async () => {
    const move = await givenBooking('2027-03-01');
    const path = `assignment/operation/${api.branchId}/${move.operationId}`;
    const query = { customerNounce: move.nounce };
    expect((await api.anonymous.delete(path, { query })).status).toBe(401);
    expect((await api.as('lead').delete(path, { query })).status).toBe(403);
  });

  it('names what is wrong with the query', async () => {
    const move = await givenBooking('2027-03-01');
    const answers = [
      await unassign(api, { ...move, nounce: '' }),
      await unassign(api, move, { expectTruck: 'somewhere' }),
      await unassign(api, move, { unassigned: 'perhaps' }),
      await unassign(api, move, { truck: move.truckId }),
    ];
    expect(answers).toMatchObject([
      { status: 400, body: { errors: [{ path: 'customerNounce' }] } },
      { status: 400, body: { errors: [{ path: 'expectTruck' }] } },
      { status: 400, body: { errors: [{ path: 'unassigned' }] } },
      { status: 400, body: { errors: [{ path: 'truck' }] } },
    ]);
  });

  it('knows neither unknown branches nor unknown operations', async () => {
    const move = await givenBooking('2027-03-01');
    const nothing = await unassign(api, { ...move, operationId: UNKNOWN });
    expect(nothing).toMatchObject({ status: 404, body: { message: 'Operation not found' } });
    const path = `assignment/operation/${UNKNOWN}/${move.operationId}`;
    const nowhere = await api.as('sales').delete(path, { query: { customerNounce: move.nounce } });
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
    const neither = await api.as('sales').delete(`assignment/operation/${UNKNOWN}/${UNKNOWN}`, {
      query: { customerNounce: move.nounce },
    });
    expect(neither).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('refuses a stale nounce, another branch, and changes nothing', async () => {
    const move = await givenBooking('2027-03-01');
    const stale = await unassign(api, { ...move, nounce: '1' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_NOUNCE' } });
    const other = await givenBranch(api);
    const path = `assignment/operation/${other._id}/${move.operationId}`;
    const elsewhere = await api
      .as('sales')
      .delete(path, { query: { customerNounce: move.nounce } });
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'OTHER_BRANCH' } });
    const { nounce, customer } = await readMove(api, move.customerId);
    expect(nounce).toBe(move.nounce);
    expect(customer.move.activities[0]?.operations[0]?.truck).toBe(move.truckId);
  });

  it('takes where the sender believes the operation to be', async () => {
    const move = await givenBooking('2027-03-02');
    const elsewhere = (await givenTruck(api))._id;
    for (const expectTruck of ['none', 'unassigned', elsewhere]) {
      const answer = await unassign(api, move, { expectTruck });
      expect(answer).toMatchObject({ status: 409, body: { code: 'BLOCK_CHANGED' } });
    }
    const rowed = await unassign(api, move, { ...ON_ROW, expectTruck: move.truckId });
    expect(rowed.status).toBe(200);
    const { nounce } = rowed.body;
    for (const expectTruck of ['none', move.truckId]) {
      const answer = await unassign(api, { ...move, nounce }, { expectTruck });
      expect(answer).toMatchObject({ status: 409, body: { code: 'BLOCK_CHANGED' } });
    }
    const off = await unassign(api, { ...move, nounce }, { expectTruck: 'unassigned' });
    expect(off.status).toBe(200);
    const again = await unassign(
      api,
      { ...move, nounce: off.body.nounce },
      { ...ON_ROW, expectTruck: 'none' },
    );
    expect(again).toMatchObject({
      status: 200,
      body: { booking: { operation: { unassigned: true } } },
    });
  });

  it('with `expectTruck` takes a nounce that went stale outside the activity, not inside it', async () => {
    const move = await givenBooking('2027-03-03');
    const renamed = await api
      .as('sales')
      .put<{ nounce: string }>(`customermgt/${move.customerId}`, {
        nounce: move.nounce,
        lastName: 'Renamed',
      });
    expect(renamed.status).toBe(200);
    const rowed = await unassign(api, move, { ...ON_ROW, expectTruck: move.truckId });
    expect(rowed.status).toBe(200);
    const stale = await unassign(api, move, { expectTruck: 'unassigned' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_NOUNCE' } });
  });

  it('goes from the truck to the row, off the board and back, the time untouched [R-BOARD-11]', async () => {
    const day = '2027-03-04';
    const move = await givenBooking(day);
    const before = blocksOf(await dayView(api, day), move.customerId);
    expect(before).toMatchObject([{ truck: move.truckId, unassigned: false }]);

    const rowed = await unassign(api, move, ON_ROW);
    expect(rowed.body.booking.operation).toEqual({
      ...before[0],
      truck: null,
      unassigned: true,
    });
    expect(rowed.body.booking.metaData).toMatchObject({
      state: 'uncommitted',
      nounce: rowed.body.nounce,
    });
    expect(blocksOf(await dayView(api, day), move.customerId)).toEqual([
      rowed.body.booking.operation,
    ]);

    const off = await unassign(api, { ...move, nounce: rowed.body.nounce });
    expect(off.body.booking.operation).toMatchObject({ truck: null, unassigned: false });
    expect(blocksOf(await dayView(api, day), move.customerId)).toEqual([]);

    const back = await unassign(api, { ...move, nounce: off.body.nounce }, ON_ROW);
    expect(blocksOf(await dayView(api, day), move.customerId)).toEqual([
      back.body.booking.operation,
    ]);
    const rebooked = await assign(api, { ...move, nounce: back.body.nounce }, move.truckId);
    expect(rebooked.body.booking.operation).toEqual(before[0]);
  });

  it('puts nothing on the row that the board could not show', async () => {
    const move = await givenMove(api, '2027-03-05');
    const nounce = await saveOperation(api, move, { bookingEnvelope: { startingDriveTime: 4 } });
    const refused = await unassign(api, { ...move, nounce }, ON_ROW);
    expect(refused).toMatchObject({ status: 409, body: { code: 'OUTSIDE_GRID' } });
    expect((await readMove(api, move.customerId)).nounce).toBe(nounce);
  });
});
