import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LogCallCommand } from '#modules/calls/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenBooked, givenDenver, givenMoreDays } from '../moves/move-fixtures.js';
import { givenEmail, givenListed, listOf, namesOf } from './customer-fixtures.js';
import type { Query } from './customer-fixtures.js';

const NOW = '2026-11-21T18:00:00Z';
const noon = (day: string): string => `${day}T18:00:00Z`;

describe('the filters of GET /customer', () => {
  let api: TestApi;
  let denver: string;
  beforeAll(async () => {
    api = await startTestApi();
    denver = await givenDenver(api);
    api.setTime('2026-11-10T18:00:00Z');
    await givenListed(api, { last: 'Fresh', day: '2026-12-20', referredBy: 'Web site' });
    const quoted = await givenListed(api, {
      last: 'Quoted',
      day: '2026-12-12',
      phone: '4055550142',
    });
    await givenEmail(api, quoted, 'rfq', noon('2026-11-17'));
    const rung = await givenListed(api, { last: 'Rung', day: '2026-12-13' });
    await givenEmail(api, rung, 'rfq', noon('2026-11-15'));
    api.setTime(noon('2026-11-20'));
    const call = { phone: '4055550100', notes: '', isVoiceMail: false };
    await api.execute(new LogCallCommand({ contractId: rung, ...call }));
    api.setTime(NOW);
    const over = await givenListed(api, { last: 'Over', day: '2026-11-20' });
    await givenEmail(api, over, 'rfq', noon('2026-11-16'));
    await givenListed(api, { last: 'West', day: '2026-11-21', branchId: denver });
    const sales = api.as('sales');
    const { nounce, ...found } = await customerOf(sales, quoted);
    const mine = { nounce, managedBy: api.people.sales._id };
    expect((await sales.put(`customermgt/${found._id}`, mine)).status).toBe(200);
  });
  afterAll(() => api?.close());

  const found = async (query: Query, person: 'mover' | 'sales' = 'sales'): Promise<string[]> => {
    const list = await listOf(api, { sort: 'name', order: 'asc', ...query }, person);
    expect(list.total).toBe(list.customers.length);
    return list.customers.map(({ lastName }) => lastName);
  };

  it.each<Query>([
    { stage: '2' },
    { stage: '1,x' },
    { status: 'gone' },
    { manager: 'you' },
    { activityFrom: 'today' },
    { createdTo: '2026-02-30' },
    { silentDays: 0 },
    { silentDays: 366 },
    { sent: 'letter' },
    { confirmed: 'perhaps' },
    { columns: 'phone,email' },
  ])('refuses %p', async (query) => {
    const { status, body } = await api
      .as('sales')
      .get<{ errors: { path: string }[] }>('customer', { query });
    expect(status).toBe(400);
    expect(body.errors[0]?.path).toBe(Object.keys(query)[0]);
  });

  it('narrow down by stage, manager, source and status [R-LIST-17]', async () => {
    expect(await found({ stage: '20' })).toEqual(['Over', 'Quoted']);
    expect(await found({ stage: '20,30' })).toEqual(['Over', 'Quoted', 'Rung']);
    expect(await found({ manager: 'me' })).toContain('Quoted');
    expect(await found({ manager: api.people.sales._id, stage: '20' })).toContain('Quoted');
    expect(await found({ manager: api.people.mover._id })).toEqual([]);
    expect(await found({ source: 'Web site', stage: '1' })).toContain('Fresh');
    expect(await found({ source: 'Yellow pages' })).toEqual([]);
    expect(await found({ status: 'inactive' })).toEqual([]);
    expect(await found({ status: 'active', filter: 'all', branch: denver })).toEqual(['West']);
  });

  it('narrow down by days, also by days from today in the branch’s zone [R-LIST-17]', async () => {
    expect(await found({ activityFrom: '2026-12-12', activityTo: '2026-12-13' })).toEqual([
      'Quoted',
      'Rung',
    ]);
    expect(await found({ activityFrom: '0d', activityTo: '7d' })).toEqual(['West']);
    expect(await found({ activityTo: '-1d' })).toEqual(['Over']);
    expect(await found({ requestedFrom: '2026-12-20' })).toEqual(['Fresh']);
    expect(await found({ createdFrom: '0d' })).toEqual(['Over', 'West']);
    expect(await found({ createdTo: '2026-11-10', requestedTo: '2026-12-12' })).toEqual(['Quoted']);
    // In Denver it is still the day before, and Chicago's day has begun.
    api.setTime('2026-11-22T06:30:00Z');
    expect(await found({ activityFrom: '0d', activityTo: '0d' })).toEqual(['West']);
    api.setTime('2026-11-22T07:30:00Z');
    expect(await found({ activityFrom: '0d', activityTo: '0d' })).toEqual([]);
    api.setTime(NOW);
  });

  it('find who gave no answer for some days [R-LIST-18]', async () => {
    expect(await found({ silentDays: 4 })).toEqual(['Over', 'Quoted']);
    expect(await found({ silentDays: 5 })).toEqual(['Over']);
    expect(await found({ silentDays: 1, activityFrom: '0d' })).toEqual(['Quoted', 'Rung']);
    expect(await found({ silentDays: 3, sent: 'rfq', activityFrom: '0d' })).toEqual(['Quoted']);
  });

  it('find what is booked and not confirmed [R-LIST-17]', async () => {
    const { _id } = await givenBooked(api, '2026-11-25');
    const unconfirmed = { confirmed: 'no', activityFrom: '0d', activityTo: '7d' };
    const ids = async (query: Query) => (await listOf(api, query)).customers.map((row) => row._id);
    expect(await ids(unconfirmed)).toEqual([_id]);
    await givenEmail(api, _id, 'confirmation', NOW);
    expect(await ids(unconfirmed)).toEqual([]);
    expect(await ids({ confirmed: 'yes' })).toEqual([_id]);
  });

  it('find as not confirmed only what is booked for a day that is not over [R-LIST-17]', async () => {
    const id = await givenMoreDays(api, await givenBooked(api, '2026-11-24'), '2026-12-01');
    const ids = async () =>
      (await listOf(api, { confirmed: 'no' })).customers.map((row) => row._id);
    expect(await ids()).toEqual([id]);
    api.setTime('2026-11-25T18:00:00Z');
    expect(await ids()).toEqual([]);
    api.setTime(NOW);
  });

  it('take days with “not confirmed” as those that are booked, not as the next day [R-LIST-17]', async () => {
    const later = await givenMoreDays(api, await givenBooked(api, '2026-12-09'), '2026-11-24');
    const ids = async (activityFrom: string, activityTo: string) => {
      const query = { confirmed: 'no', activityFrom, activityTo };
      return (await listOf(api, query)).customers.map((row) => row._id);
    };
    expect(await ids('0d', '7d')).not.toContain(later);
    expect(await ids('2026-12-08', '2026-12-10')).toEqual([later]);
    expect(await ids('2026-12-10', '2026-12-31')).toEqual([]);
  });

  it('work while searching, and in the export [R-LIST-17]', async () => {
    expect(await found({ search: 'quoted' })).toEqual(['Quoted']);
    expect(await found({ search: 'quoted', stage: '1' })).toEqual([]);
    const { body } = await api
      .as('sales')
      .get<string>('customer/export', { query: { stage: '20', activityFrom: '0d' } });
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Quoted');
  });

  it('give rows more columns where the query names them, and no others [R-LIST-16, R-CUST-33]', async () => {
    const columns = 'phone,city,stage,nextStart,estimate,source,created';
    const { customers } = await listOf(api, { search: 'quoted', columns });
    expect(customers[0]).toMatchObject({
      ...{ phone: '4055550142', city: null, stage: 20, isBooked: false, source: 'Web site' },
      isFullyBooked: false,
      created: '2026-11-10T18:00:00.000Z',
      nextStart: '2026-12-12T14:30:00.000Z',
      estimate: expect.any(Number),
    });
    const [plain] = (await listOf(api, { search: 'quoted' })).customers;
    expect(Object.keys(plain!)).not.toContain('phone');
    const [other] = (await listOf(api, { columns: 'phone,stage', sort: 'name', order: 'asc' }))
      .customers;
    expect(other).toMatchObject({ lastName: 'Fresh', phone: '', stage: 1 });
    const { _id, lastName } = await givenBooked(api, '2027-01-14');
    const named = await listOf(api, { search: lastName, columns: 'stage' });
    expect(named.customers.find((row) => row._id === _id)).toMatchObject({
      ...{ stage: 50, isBooked: true, isFullyBooked: true },
    });
  });

  it('hide money and sources from readers who may not see them [R-LIST-16]', async () => {
    const query = { search: 'quoted', columns: 'phone,estimate,source' };
    const [row] = (await listOf(api, query, 'mover')).customers;
    expect(row).toMatchObject({ phone: '4055550142' });
    expect(row).not.toHaveProperty('estimate');
    expect(row).not.toHaveProperty('source');
    expect(await found({ source: 'Web site' }, 'mover')).toEqual([]);
  });

  it('count what fits exactly on every page', async () => {
    const list = await listOf(api, {
      stage: '20,30',
      size: 1,
      page: 2,
      sort: 'name',
      order: 'asc',
    });
    expect([list.total, namesOf(list)]).toEqual([3, ['Maria Quoted']]);
  });
});
