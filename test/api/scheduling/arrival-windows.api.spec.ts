import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { saveOperation } from './day-calls.js';

describe('a move with an arrival window', () => {
  let api: TestApi;
  let truck: string;
  let days = 0;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    const path = `branch/${api.branchId}/planning`;
    await api.as('admin').put(path, { version: 0, arrivalWindows: true });
  });
  afterAll(() => api?.close());

  /** A job at 8:30 by the clock of summer, promised between eight and eleven. */
  async function booked(): Promise<GivenMove> {
    days += 1;
    const day = `2027-07-${String(days).padStart(2, '0')}`;
    const move = await givenMove(api, day);
    const arrivalWindow = { from: `${day}T13:00:00.000Z`, to: `${day}T16:00:00.000Z` };
    const nounce = await saveOperation(api, move, { arrivalWindow });
    const { status, body } = await assign(api, { ...move, nounce }, truck);
    expect(status).toBe(200);
    return { ...move, nounce: body.nounce };
  }
  const fresh = async (move: GivenMove) => readMove(api, move.customerId);
  const operationOf = ({ customer }: GivenMove) => customer.move.activities[0]?.operations[0];
  const arrival = async (move: GivenMove) =>
    (await api.as('sales').get<{ arrival: string }>(`mailer/customerdata/${move.customerId}`)).body
      .arrival;

  it('starts at any time in its window without asking, on a truck and on the Unassigned row [R-BOARD-49]', async () => {
    const move = await booked();
    const last = await retime(api, move, { start: '11:00' });
    expect(last).toMatchObject({ status: 200, body: { booking: { grid: { column: 16 } } } });
    const first = await retime(api, { ...move, nounce: last.body.nounce }, { start: '08:00' });
    expect(first.status).toBe(200);
    const row = await unassign(api, await fresh(move), { unassigned: 'true' });
    const waiting = { ...move, nounce: row.body.nounce };
    expect((await retime(api, waiting, { start: '10:15' })).status).toBe(200);
  });

  it('starts outside its window once the customer agreed; the window stays as it was [R-BOARD-49, R-TIME-17]', async () => {
    const move = await booked();
    const window = operationOf(await fresh(move))?.arrivalWindow;
    expect(await retime(api, move, { start: '11:15' })).toMatchObject({
      status: 422,
      body: {
        code: 'AGREEMENT_NEEDED',
        message:
          'The customer was promised between 8:00 AM and 11:00 AM. Note how they agreed to the new time.',
      },
    });
    expect((await retime(api, move, { start: '13:00', agreed: AGREED })).status).toBe(200);
    const outside = await fresh(move);
    expect(operationOf(outside)?.arrivalWindow).toEqual(window);
    expect(await arrival(move)).toBe('at 1:00 PM');
    expect((await retime(api, outside, { start: '13:15' })).body.message).toMatch(
      /^The customer was promised 1:00 PM\./,
    );
    expect((await retime(api, outside, { start: '10:45' })).status).toBe(200);
    expect(await arrival(move)).toBe('between 8:00 AM and 11:00 AM');
  });

  it('takes its window along to another day, also where it starts outside [R-TIME-15]', async () => {
    const move = await booked();
    const day = '2027-12-01';
    const part = { _id: move.operationId, start: '14:00', truck: null };
    const answer = await rebook(api, move, day, [part]);
    expect(answer.status).toBe(200);
    expect(operationOf(await fresh(move))).toMatchObject({
      date: `${day}T20:00:00.000Z`,
      arrivalWindow: { from: `${day}T14:00:00.000Z`, to: `${day}T17:00:00.000Z` },
    });
    expect(await arrival(move)).toBe('at 2:00 PM');
  });

  it('is confirmed again only when it leaves what was promised [R-MOVE-18]', async () => {
    const move = await booked();
    await api
      .get(Db)
      .query('update customers.customer set last_confirmation = now() where id = $1', [
        move.customerId,
      ]);
    const reconfirm = async () => (await fresh(move)).customer.move.meta.reconfirm;
    const later = await retime(api, move, { start: '10:30' });
    expect(await reconfirm()).toBe(false);
    const away = { start: '12:00', agreed: AGREED };
    await retime(api, { ...move, nounce: later.body.nounce }, away);
    expect(await reconfirm()).toBe(true);
  });
});
