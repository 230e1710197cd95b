import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AutobookingRow, QueueSizeView } from '#modules/customers/contract/lead-row.view.js';
import { NoteCallCommand } from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenEmail, givenListed } from './customer-fixtures.js';

const HOUR = 3_600_000;

describe('GET /customermgt/autobookings', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    const now = new Date();
    const at = (hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * HOUR);
    const autobooked = async (last: string, madeHoursAgo: number): Promise<string> => {
      api.setTime(at(madeHoursAgo));
      return givenListed(api, { last, autobooking: true });
    };
    const called = async (id: string, hoursAgo: number): Promise<void> => {
      const call = { callType: 'AutobookFirstCall', by: null, when: at(hoursAgo) } as const;
      await api.execute(new NoteCallCommand(id, call));
    };
    await called(await autobooked('CalledLongAgo', 60), 49);
    await called(await autobooked('CalledToday', 50), 2);
    await autobooked('Waiting', 30);
    for (const template of ['autobooknonresponse', 'confirmation', 'other'] as const) {
      await givenEmail(api, await autobooked(template, 20), template, at(1).toISOString());
    }
    await givenEmail(api, await autobooked('Quoted', 10), 'rfq', at(1).toISOString());
    api.setTime(undefined);
    await givenListed(api, { last: 'NotAutobooked' });
  });
  afterAll(() => api?.close());

  it.each(['customermgt/autobookings', 'customer/autobook_queue_size'])(
    '%s is refused without a token, to movers, and for what is no branch',
    async (path) => {
      expect((await api.anonymous.get(path)).status).toBe(401);
      expect((await api.as('mover').get(path)).status).toBe(403);
      expect((await api.as('sales').get(path, { query: { branchId: '1' } })).status).toBe(400);
    },
  );

  it('lists what no email has settled, with how soon to call [R-LIST-13]', async () => {
    const { body } = await api.as('sales').get<AutobookingRow[]>('customermgt/autobookings');
    expect(body.map(({ lastName, urgency }) => [lastName, urgency])).toEqual([
      ['Quoted', 'normal'],
      ['Waiting', 'urgent'],
      ['CalledToday', 'snoozed'],
      ['CalledLongAgo', 'urgent'],
    ]);
    expect(body.map(({ firstCall }) => firstCall === null)).toEqual([true, true, false, false]);
    expect(body[0]).toMatchObject({ from: null, to: null, viewers: [], isRepeat: false });
  });

  it('counts what it lists', async () => {
    const query = { branchId: api.branchId };
    const { body } = await api
      .as('sales')
      .get<QueueSizeView>('customer/autobook_queue_size', { query });
    expect(body).toEqual({ size: 4 });
  });
});
