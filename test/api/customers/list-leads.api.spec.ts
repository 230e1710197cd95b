import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeadRow, QueueSizeView } from '#modules/customers/contract/lead-row.view.js';
import {
  CancelCustomerCommand,
  NoteCallCommand,
  NoteEmailAcceptedCommand,
} from '#modules/moves/index.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  givenBooked,
  givenCustomer,
  givenDenver,
  historyOf,
  stops,
} from '../moves/move-fixtures.js';
import { givenListed } from './customer-fixtures.js';

describe('GET /customermgt/newleads', () => {
  let api: TestApi;
  let denver: string;
  let first: string;
  let second: string;
  beforeAll(async () => {
    api = await startTestApi();
    denver = await givenDenver(api);
    first = await givenListed(api, { first: 'First', last: 'Lead', isRepeat: true });
    second = await givenListed(api, { first: 'Second', last: 'Lead', day: '2027-03-10' });
    await givenListed(api, { first: 'Denver', last: 'Lead', branchId: denver });
    await givenListed(api, { first: 'Auto', last: 'Booked', autobooking: true });
    const gone = await givenListed(api, { last: 'Gone' });
    await api.execute(new CancelCustomerCommand(gone, 1));
    const called = await givenListed(api, { last: 'Called' });
    const call = { callType: 'Generic', by: api.people.sales._id, when: new Date() } as const;
    await api.execute(new NoteCallCommand(called, call));
    const written = await givenListed(api, { last: 'Written' });
    await api.execute(new NoteEmailAcceptedCommand(written));
    await givenBooked(api);
  });
  afterAll(() => api?.close());

  const leads = async (branchId: string): Promise<LeadRow[]> =>
    (await api.as('sales').get<LeadRow[]>('customermgt/newleads', { query: { branchId } })).body;
  const size = async (branchId: string): Promise<QueueSizeView> =>
    (
      await api
        .as('sales')
        .get<QueueSizeView>('customer/newleads_queue_size', { query: { branchId } })
    ).body;

  it.each(['customermgt/newleads', 'customer/newleads_queue_size'])(
    '%s is refused without a token, to movers, and for what is no branch',
    async (path) => {
      expect((await api.anonymous.get(path)).status).toBe(401);
      expect((await api.as('lead').get(path)).status).toBe(403);
      expect((await api.as('sales').get(path, { query: { branchId: 'x' } })).status).toBe(400);
    },
  );

  it('lists who nobody has called, written to or booked, newest first [R-LIST-9]', async () => {
    const rows = await leads(api.branchId);
    expect(rows.map(({ _id }) => _id)).toEqual([second, first]);
    expect(rows[1]).toEqual({
      _id: first,
      firstName: 'First',
      lastName: 'Lead',
      branchId: api.branchId,
      branch: { name: expect.any(String), timezone: 'America/Chicago' },
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestedDay: null,
      isRepeat: true,
      from: null,
      to: null,
      viewers: [],
    });
  });

  it('counts what it lists, of one branch or all [R-LIST-12]', async () => {
    expect(await size(api.branchId)).toEqual({ size: 2 });
    expect(await size(denver)).toEqual({ size: 1 });
    expect(await size('all')).toEqual({ size: 3 });
    expect(await leads('all')).toHaveLength(3);
  });

  it('says where the move goes from and to', async () => {
    const customer = await givenCustomer(api, '2027-04-01', { lastName: 'Placed' });
    const place = (city: string, zip: string) => ({ city, state: 'OK', zip });
    const [from, to] = [place('Oklahoma City', '73103'), place('Moore', '73160')];
    const [load, unload] = stops();
    const locations = [
      { ...load, ...from },
      { ...unload, ...to },
    ];
    const { status } = await api.as('sales').put(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: activityOf(customer)._id, locations }] },
    });
    expect(status).toBe(200);
    const [row] = await leads(api.branchId);
    expect(row).toMatchObject({ lastName: 'Placed', from, to });
  });

  it('names who has the customer’s page open', async () => {
    const viewer = await LiveConnection.open(api.origin, api.as('manager').token ?? '');
    await viewer.ask('join', { pageId: `/emma/customer/${first}` });
    const row = (await leads(api.branchId)).find(({ _id }) => _id === first);
    viewer.close();
    expect(row?.viewers).toEqual([api.people.manager._id]);
  });

  it('gives the phone and the next call where the query names them [R-LIST-23]', async () => {
    const columns = 'phone,nextCall';
    const asked = async (): Promise<LeadRow | undefined> => {
      const query = { branchId: api.branchId, columns };
      const { body } = await api.as('sales').get<LeadRow[]>('customermgt/newleads', { query });
      return body.find(({ _id }) => _id === second);
    };
    const plan = (at: unknown, person: 'sales' | 'lead' = 'sales') =>
      api.as(person).put(`customermgt/${second}/nextcall`, { at });
    expect(await asked()).toMatchObject({ phone: '', nextCall: null });
    expect((await plan('2027-03-09T15:00:00Z', 'lead')).status).toBe(403);
    expect((await plan('tomorrow')).status).toBe(400);
    expect((await plan(undefined)).status).toBe(400);
    const nobody = `customermgt/${'f'.repeat(24)}/nextcall`;
    expect((await api.as('sales').put(nobody, { at: null })).status).toBe(404);
    const at = '2027-03-09T15:00:00.000Z';
    expect((await plan(at)).body).toEqual({ at });
    expect(await asked()).toMatchObject({ nextCall: at });
    expect((await plan(null)).body).toEqual({ at: null });
    expect(await asked()).toMatchObject({ nextCall: null });
  });

  it('notes what was planned before, also of plans made at once, and tells open pages [R-LIST-23]', async () => {
    const page = await LiveConnection.open(api.origin, api.as('sales').token ?? '');
    await page.ask('watch', { topic: `customer:${first}` });
    const days = ['01', '02', '03', '04', '05', '06'];
    const plan = (day: string) =>
      api.as('sales').put(`customermgt/${first}/nextcall`, { at: `2027-03-${day}T15:00:00Z` });
    await Promise.all(days.map(plan));
    const { change } = await page.until<{ change: { items: object[] } }>('changed');
    page.close();
    expect(change.items).toEqual([{ kind: 'nextCall', eventId: expect.any(String) }]);
    const plans = (await historyOf(api, first))
      .flatMap(({ changes }) => changes)
      .filter(({ field }) => field === 'nextCall');
    expect(plans).toHaveLength(days.length);
    const afters = plans.map(({ after }) => after);
    expect(plans.map(({ before }) => before)).toEqual([null, ...afters.slice(0, -1)]);
  });
});
