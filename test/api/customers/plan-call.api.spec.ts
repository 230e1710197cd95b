import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LogCallCommand } from '#modules/calls/index.js';
import type { NextCallView } from '#modules/customers/contract/lead-row.view.js';
import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../moves/move-fixtures.js';
import { givenEmail, givenListed, listOf } from './customer-fixtures.js';

const NOW = '2026-11-21T18:00:00.000Z';
const BEFORE = '2026-11-21T17:00:00.000Z';
const LATER = '2026-11-24T15:00:00.000Z';

describe('a planned call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(() => api.setTime(NOW));

  const givenQuoted = async (last: string): Promise<string> => {
    const id = await givenListed(api, { last, day: '2026-12-12' });
    await givenEmail(api, id, 'rfq', '2026-11-15T18:00:00Z');
    return id;
  };
  const plan = (id: string, call: object, person: 'sales' | 'lead' = 'sales') =>
    api.as(person).put<NextCallView>(`customermgt/${id}/nextcall`, call);
  const planned = async (id: string): Promise<NextCallView> =>
    (await api.as('sales').get<NextCallView>(`customermgt/${id}/nextcall`)).body;
  const today = async (): Promise<SalesTodayView> =>
    (await api.as('sales').get<SalesTodayView>('customermgt/today')).body;
  const rowOf = async (last: string, person: 'sales' | 'mover' = 'sales') =>
    (await listOf(api, { search: last, columns: 'nextCall' }, person)).customers[0];

  it.each(['1999-12-01T15:00:00.000Z', '9999-12-31T15:00:00.000Z', '2026-11-24'])(
    'is on a day that something may be entered for, not at %s',
    async (at) => {
      const id = await givenQuoted('Bounded');
      const { status, body } = await plan(id, { at });
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'at' }] } });
      expect(await planned(id)).toEqual({ at: null });
    },
  );

  it('says when and about what, keeps its words where only the time moves, and is taken back [R-CALL-8]', async () => {
    const id = await givenQuoted('Spoken');
    expect(await planned(id)).toEqual({ at: null });
    expect((await plan(id, { at: LATER, words: 'Asks her husband' })).body).toEqual({
      ...{ at: LATER, words: 'Asks her husband' },
    });
    expect(await planned(id)).toEqual({ at: LATER, words: 'Asks her husband' });
    const moved = '2026-11-25T15:00:00.000Z';
    await plan(id, { at: moved });
    expect(await planned(id)).toEqual({ at: moved, words: 'Asks her husband' });
    expect((await plan(id, { at: null })).body).toEqual({ at: null });
    expect(await planned(id)).toEqual({ at: null });
    const events = await historyOf(api, id);
    const plans = events.filter(({ changes }) => changes.some(({ field }) => field === 'nextCall'));
    const [first, , taken] = plans;
    expect(first).toMatchObject({
      employee_id: api.people.sales._id,
      changes: [
        { field: 'nextCall', before: null, after: LATER },
        { field: 'nextCallWords', before: '', after: 'Asks her husband' },
      ],
    });
    expect(taken?.changes).toContainEqual(
      expect.objectContaining({ field: 'nextCallWords', after: '' }),
    );
  });

  it('is for those who sell, and of a customer there is [R-CALL-9]', async () => {
    const id = await givenQuoted('Guarded');
    expect((await plan(id, { at: LATER }, 'lead')).status).toBe(403);
    expect((await api.as('mover').get(`customermgt/${id}/nextcall`)).status).toBe(403);
    expect((await plan(id, { at: LATER, words: 'x'.repeat(201) })).status).toBe(400);
    const nobody = `customermgt/${'f'.repeat(24)}/nextcall`;
    expect((await api.as('sales').get(nobody)).status).toBe(404);
  });

  it('is a column of the list for those who sell, and of nobody else [R-CALL-9, R-LIST-16]', async () => {
    const id = await givenQuoted('Listed');
    expect(await rowOf('Listed')).toMatchObject({ nextCall: null, nextCallWords: null });
    await plan(id, { at: LATER, words: 'Two pianos' });
    expect(await rowOf('Listed')).toMatchObject({ nextCall: LATER, nextCallWords: 'Two pianos' });
    const reduced = await rowOf('Listed', 'mover');
    expect(reduced).toMatchObject({ lastName: 'Listed' });
    expect(reduced).not.toHaveProperty('nextCall');
    expect(reduced).not.toHaveProperty('nextCallWords');
  });

  it('puts a quote off until it is due, then stands among the calls, until one is logged [R-TODAY-2]', async () => {
    const id = await givenQuoted('Silent');
    const silent = async (): Promise<unknown[]> => [
      (await today()).silentQuotes.customers.some(({ _id }) => _id === id),
      (await today()).calls.customers.find(({ _id }) => _id === id)?.why,
      (await listOf(api, { search: 'Silent', silentDays: 3 })).total,
    ];
    expect(await silent()).toEqual([true, undefined, 1]);
    await plan(id, { at: LATER, words: 'Two pianos' });
    expect(await silent()).toEqual([false, undefined, 0]);
    await plan(id, { at: BEFORE });
    expect(await silent()).toEqual([false, 'planned', 0]);
    expect((await today()).calls.customers.find(({ _id }) => _id === id)).toMatchObject({
      ...{ urgent: true, since: BEFORE, words: 'Two pianos', day: '2026-12-12' },
    });
    api.setTime('2026-11-21T18:05:00Z');
    const call = { phone: '4055550100', notes: 'No', isVoiceMail: false };
    await api.execute(new LogCallCommand({ contractId: id, ...call }));
    expect(await planned(id)).toEqual({ at: null });
    expect(await silent()).toEqual([false, undefined, 0]);
  });

  it('is due for a canceled customer no longer [R-TODAY-2]', async () => {
    const id = await givenQuoted('Gone');
    await plan(id, { at: BEFORE });
    expect((await today()).calls.customers.map(({ _id }) => _id)).toContain(id);
    const { body } = await api.as('sales').get<{ nounce: string }>(`customer/${id}`);
    const query = { nounce: body.nounce };
    expect((await api.as('sales').delete(`customer/${id}`, { query })).status).toBe(200);
    expect((await today()).calls.customers.map(({ _id }) => _id)).not.toContain(id);
  });
});
