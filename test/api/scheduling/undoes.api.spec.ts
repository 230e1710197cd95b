import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { AGREED, retime } from '../../support/given/retime-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

/** The id under which an answer's request is known. */
const idOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

const NOT_YOURS = {
  status: 400,
  body: { errors: [{ path: 'undoes' }] },
};

describe('`undoes` of a write to a move', () => {
  let api: TestApi;
  let truck: string;
  let other: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    other = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-11');

  async function booked(): Promise<GivenMove & { day: string }> {
    const day = freshDay();
    const move = await givenMove(api, day);
    const { body } = await assign(api, move, truck);
    return { ...move, nounce: body.nounce, day };
  }

  /** Starts an hour later, as the customer agreed. */
  async function later(move: GivenMove): Promise<{ now: GivenMove; undoes: string }> {
    const answer = await retime(api, move, { start: '09:30', agreed: AGREED });
    expect(answer.status).toBe(200);
    return { now: { ...move, nounce: answer.body.nounce }, undoes: idOf(answer) };
  }

  const back = (move: GivenMove, undoes: unknown, client: ApiClient = api.as('sales')) =>
    retime(api, move, { start: '08:30', undoes }, client);

  const confirm = (move: GivenMove): Promise<unknown> =>
    api.execute(
      new NoteEmailDeliveredCommand(move.customerId, {
        template: 'confirmation',
        sent: new Date(),
        acceptedVersion: Number(move.nounce),
      }),
    );

  const isToReconfirm = async ({ customerId }: GivenMove): Promise<boolean | undefined> =>
    (await readMove(api, customerId)).customer.move.meta.reconfirm;

  it('lets a start go back without another agreement, as one event [R-BOARD-55]', async () => {
    const { now, undoes } = await later(await booked());
    expect((await retime(api, now, { start: '08:30' })).body.code).toBe('AGREEMENT_NEEDED');
    const answer = await back(now, undoes);
    expect(answer.status).toBe(200);
    const [event, before] = await historyOf(api, 'customer', now.customerId);
    expect(before?.data).toEqual({ agreed: AGREED });
    expect(event).toMatchObject({
      type: 'UPDATED',
      changes: [{ field: expect.stringMatching(/\.date$/) }],
    });
    expect(event?.data).toEqual({ undoes });
  });

  it('puts a move on the Unassigned row again at once, as one event [R-BOARD-54, R-BOARD-55]', async () => {
    const move = await booked();
    const off = await unassign(api, move, { unassigned: 'true' });
    const rebook = (body: object): Promise<ApiAnswer<{ nounce: string }>> =>
      api.as('sales').post(`move/activity/${move.activityId}/rebook`, body);
    const part = { _id: move.operationId, start: '08:30' };
    const there = await rebook({
      ...{ customerNounce: off.body.nounce, activityDay: freshDay() },
      operations: [{ ...part, truck }],
    });
    const undoes = idOf(there);
    const back = await rebook({
      ...{ customerNounce: there.body.nounce, activityDay: move.day, undoes },
      operations: [{ ...part, truck: null, unassigned: true }],
    });
    expect(back.status).toBe(200);
    const { customer } = await readMove(api, move.customerId);
    const [activity] = customer.move.activities;
    expect(activity?.activityDay).toBe(move.day);
    expect(activity?.operations[0]).toMatchObject({ truck: null, unassigned: true });
    const [event, before] = await historyOf(api, 'customer', move.customerId);
    expect([event?.data, before?.type]).toEqual([{ undoes }, 'BOOKED']);
  });

  it('notes no agreement, though words are sent [R-BOARD-55]', async () => {
    const { now, undoes } = await later(await booked());
    const answer = await retime(api, now, { start: '08:30', undoes, agreed: 'Taken back' });
    expect(answer.status).toBe(200);
    const [event] = await historyOf(api, 'customer', now.customerId);
    expect(event?.data).toEqual({ undoes });
  });

  it('lets no other start go without an agreement [R-BOARD-55]', async () => {
    const { now, undoes } = await later(await booked());
    const elsewhere = await retime(api, now, { start: '08:45', undoes });
    expect(elsewhere.body.code).toBe('AGREEMENT_NEEDED');
    // Somebody agreed on another one since.
    const again = await retime(api, now, { start: '10:00', agreed: AGREED });
    const last = { ...now, nounce: again.body.nounce };
    expect((await back(last, undoes)).body.code).toBe('AGREEMENT_NEEDED');
  });

  it('lets a start that was agreed on again go by no reference from before [R-BOARD-55]', async () => {
    const { now, undoes } = await later(await booked());
    const taken = await back(now, undoes);
    const again = await later({ ...now, nounce: taken.body.nounce });
    expect((await back(again.now, undoes)).body.code).toBe('AGREEMENT_NEEDED');
    expect((await back(again.now, again.undoes)).status).toBe(200);
  });

  it('is refused for what somebody else did, did elsewhere, or long ago [R-API-15]', async () => {
    const [one, another] = [await booked(), await booked()];
    const { now, undoes } = await later(one);
    const elsewhere = await later(another);
    expect(await back(now, undoes, api.as('manager'))).toMatchObject(NOT_YOURS);
    expect(await back(now, elsewhere.undoes)).toMatchObject(NOT_YOURS);
    expect(await back(now, 'nothing')).toMatchObject(NOT_YOURS);
    for (const wrong of ['', 7, null, 'x'.repeat(101)])
      expect(await back(now, wrong)).toMatchObject(NOT_YOURS);
    api.setTime(new Date(Date.now() + 12.1 * 3_600_000).toISOString());
    const then = await withFreshTokens(api);
    expect(await back(now, undoes, then.as('sales'))).toMatchObject(NOT_YOURS);
    api.setTime(undefined);
    expect((await readMove(api, now.customerId)).nounce).toBe(now.nounce);
    expect((await back(now, undoes)).status).toBe(200);
  });

  it('is refused where what was done was done to another thing [R-API-15]', async () => {
    const [one, another] = [await booked(), await booked()];
    const { undoes } = await later(one);
    const move = { ...another, nounce: another.nounce };
    const query = { customerNounce: move.nounce, undoes };
    const at = `assignment/operation/${api.branchId}/${move.operationId}`;
    expect(await api.as('sales').delete(at, { query })).toMatchObject(NOT_YOURS);
    const body = { customerNounce: move.nounce, truck: other, undoes };
    expect(await api.as('sales').put(at, body)).toMatchObject(NOT_YOURS);
    const operations = [{ _id: move.operationId, start: '08:30', truck }];
    const rebooked = await api.as('sales').post(`move/activity/${move.activityId}/rebook`, {
      ...{ customerNounce: move.nounce, activityDay: freshDay(), operations, undoes },
    });
    expect(rebooked).toMatchObject(NOT_YOURS);
    expect((await readMove(api, move.customerId)).nounce).toBe(move.nounce);
  });

  it('notes what is taken back of each write to an operation [R-API-15]', async () => {
    const move = await givenMove(api, freshDay());
    const placed = await assign(api, move, truck);
    const at = `assignment/operation/${api.branchId}/${move.operationId}`;
    const off = await api.as('sales').delete<{ nounce: string }>(at, {
      query: { customerNounce: placed.body.nounce, undoes: idOf(placed) },
    });
    expect(off.status).toBe(200);
    const again = await api.as('sales').put<{ nounce: string }>(at, {
      ...{ customerNounce: off.body.nounce, truck, undoes: idOf(off) },
    });
    expect(again.status).toBe(200);
    const day = freshDay();
    const rebooked = await api
      .as('sales')
      .post<{ nounce: string }>(`move/activity/${move.activityId}/rebook`, {
        customerNounce: again.body.nounce,
        activityDay: day,
        operations: [{ _id: move.operationId, start: '10:00', truck: other }],
      });
    const home = await api.as('sales').post(`move/activity/${move.activityId}/rebook`, {
      customerNounce: rebooked.body.nounce,
      activityDay: freshDay(),
      operations: [{ _id: move.operationId, start: '08:30', truck }],
      undoes: idOf(rebooked),
    });
    expect(home.status).toBe(200);
    const events = await historyOf(api, 'customer', move.customerId);
    expect(events.slice(0, 4).map(({ data }) => data)).toEqual([
      { undoes: idOf(rebooked) },
      {},
      { undoes: idOf(off) },
      { undoes: idOf(placed) },
    ]);
  });

  describe('and reconfirmation [R-BOARD-55]', () => {
    it('returns to what it was', async () => {
      const move = await booked();
      await confirm(move);
      const { now, undoes } = await later(move);
      expect(await isToReconfirm(now)).toBe(true);
      await back(now, undoes);
      expect(await isToReconfirm(now)).toBe(false);
      const [event] = await historyOf(api, 'customer', now.customerId);
      expect(event?.changes.map(({ field }) => field.split('.').at(-1)).sort()).toEqual([
        'date',
        'reconfirm',
      ]);
    });

    it('is asked for by another change than the way back', async () => {
      const move = await booked();
      const { body, headers } = await assign(api, move, other);
      const undoes = headers.get('x-request-id') ?? '';
      const now = { ...move, nounce: body.nounce };
      await confirm(now);
      const answer = await retime(api, now, { start: '10:00', undoes, agreed: AGREED });
      expect(answer.status).toBe(200);
      expect(await isToReconfirm(now)).toBe(true);
    });

    it('stays where it was there before, or nobody confirmed', async () => {
      const { now, undoes } = await later(await booked());
      await back(now, undoes);
      expect(await isToReconfirm(now)).toBe(false);
      const move = await booked();
      await confirm(move);
      const first = await later(move);
      const second = await retime(api, first.now, { start: '10:00', agreed: AGREED });
      const last = { ...move, nounce: second.body.nounce };
      await retime(api, last, { start: '09:30', undoes: idOf(second) });
      expect(await isToReconfirm(move)).toBe(true);
    });

    it('stays where something else set it since, and goes once that is taken back too', async () => {
      const move = await booked();
      await confirm(move);
      const first = await later(move);
      const row = await unassign(api, first.now, { unassigned: 'true' });
      const onRow = { ...move, nounce: row.body.nounce };
      const longer = await retime(api, onRow, { duration: 5 });
      const last = { ...move, nounce: longer.body.nounce };
      const shorter = await retime(api, last, { duration: 4, undoes: idOf(longer) });
      const then = { ...move, nounce: shorter.body.nounce };
      await back(then, first.undoes);
      expect(await isToReconfirm(move)).toBe(false);
    });

    it('stays where the plan changed elsewhere since', async () => {
      const move = await booked();
      await confirm(move);
      const first = await later(move);
      const added = await api.as('sales').post<{ nounce: string }>('move/activity', {
        ...{ movingContractId: move.customerId, nounce: first.now.nounce },
        activityDay: freshDay(),
      });
      const expected = { truck, unassigned: false, start: '09:30', duration: 4 };
      const body = { start: '08:30', undoes: first.undoes, expect: expected };
      expect(added.status).toBe(201);
      expect((await retime(api, { ...move, nounce: first.now.nounce }, body)).status).toBe(200);
      expect(await isToReconfirm(move)).toBe(true);
    });

    it('is asked for where the customer confirmed what is taken back', async () => {
      const { now, undoes } = await later(await booked());
      await confirm(now);
      await back(now, undoes);
      expect(await isToReconfirm(now)).toBe(true);
    });
  });
});
