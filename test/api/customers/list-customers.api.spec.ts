import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import { CancelCustomerCommand } from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenDenver } from '../moves/move-fixtures.js';
import { givenEmail, givenListed, listOf, namesOf } from './customer-fixtures.js';

describe('GET /customer', () => {
  let api: TestApi;
  let denver: string;
  beforeAll(async () => {
    api = await startTestApi();
    denver = await givenDenver(api);
    api.setTime('2026-11-21T18:00:00Z');
    await givenListed(api, { first: 'Nora', last: 'Adams' });
    await givenListed(api, { first: 'Late', last: 'Baker', day: '2026-12-05' });
    const past = await givenListed(api, { first: 'Past', last: 'Clark', day: '2026-11-20' });
    await givenEmail(api, past, 'rfq', '2026-11-19T15:00:00Z');
    await givenListed(api, { first: 'Soon', last: 'Davis', day: '2026-11-21', branchId: denver });
    const gone = await givenListed(api, { first: 'Gone', last: 'Evans', day: '2026-11-30' });
    await api.execute(new CancelCustomerCommand(gone, 1));
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('customer')).status).toBe(401);
  });

  it.each([
    { size: 201 },
    { size: 0 },
    { page: 0 },
    { sort: 'zip' },
    { order: 'up' },
    { filter: 'inactive' },
    { branch: 'x' },
  ])('refuses %p', async (query) => {
    const { status, body } = await api
      .as('mover')
      .get<{ errors: { path: string }[] }>('customer', { query });
    expect(status).toBe(400);
    expect(body.errors[0]?.path).toBe(Object.keys(query)[0]);
  });

  it('shows active customers by next activity, latest first, then elapsed, then none [R-LIST-3]', async () => {
    const { customers, total } = await listOf(api, {}, 'mover');
    expect(total).toBe(4);
    expect(customers.map(({ lastName, nextActivity }) => [lastName, nextActivity])).toEqual([
      ['Baker', '2026-12-05'],
      ['Davis', '2026-11-21'],
      ['Clark', 'elapsed'],
      ['Adams', null],
    ]);
  });

  it('keeps elapsed and none last in the other direction [R-LIST-3]', async () => {
    const list = await listOf(api, { sort: 'activity', order: 'asc' });
    expect(namesOf(list)).toEqual(['Soon Davis', 'Late Baker', 'Past Clark', 'Nora Adams']);
  });

  it('gives each row as the contract lists it [R-LIST-1]', async () => {
    const { customers } = await listOf(api, { search: 'clark' });
    expect(customers).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        firstName: 'Past',
        lastName: 'Clark',
        status: 'active',
        isRepeat: false,
        branchId: api.branchId,
        branch: { name: expect.any(String), timezone: 'America/Chicago' },
        requestedDay: '2026-11-20',
        nextActivity: 'elapsed',
        lastEmails: {
          rfq: '2026-11-19T15:00:00.000Z',
          confirmation: null,
          mym: null,
          followup: null,
        },
        managedBy: null,
      },
    ]);
  });

  it.each([
    ['name', 'asc', ['Adams', 'Baker', 'Clark', 'Davis']],
    ['name', 'desc', ['Davis', 'Clark', 'Baker', 'Adams']],
    ['requestedDay', 'asc', ['Clark', 'Davis', 'Baker', 'Adams']],
    ['requestedDay', 'desc', ['Baker', 'Davis', 'Clark', 'Adams']],
  ])('sorts by %s %s', async (sort, order, expected) => {
    const { customers } = await listOf(api, { sort, order });
    expect(customers.map(({ lastName }) => lastName)).toEqual(expected);
  });

  it('sorts by when customers were made', async () => {
    const up = namesOf(await listOf(api, { sort: 'created', order: 'asc' }));
    const down = namesOf(await listOf(api, { sort: 'created', order: 'desc' }));
    expect(up).toHaveLength(4);
    expect(down).toEqual([...up].reverse());
  });

  it('shows one branch, and inactive customers when asked', async () => {
    expect(namesOf(await listOf(api, { branch: denver }))).toEqual(['Soon Davis']);
    const all = await listOf(api, { filter: 'all', branch: 'all', sort: 'name', order: 'asc' });
    expect(all.total).toBe(5);
    expect(all.customers.at(-1)).toMatchObject({ lastName: 'Evans', status: 'inactive' });
    expect((await listOf(api, { filter: 'all', branch: denver })).total).toBe(1);
  });

  it('pages from either end [R-API-8, R-LIST-4]', async () => {
    const names: string[] = [];
    for (const page of [1, 2, 3]) {
      const list = await listOf(api, { filter: 'all', size: 2, page, sort: 'name', order: 'asc' });
      expect(list.total).toBe(5);
      names.push(...list.customers.map(({ lastName }) => lastName));
    }
    expect(names).toEqual(['Adams', 'Baker', 'Clark', 'Davis', 'Evans']);
    expect(await listOf(api, { page: 4, size: 2 })).toEqual({ customers: [], total: 4 });
  });

  it('says "elapsed" from midnight on, by the clock of the branch [R-LIST-2]', async () => {
    const nextOf = async (): Promise<string | null | undefined> => {
      const sales = await api.asEmployee(api.people.sales);
      const { body } = await sales.get<CustomerListView>('customer', { query: { branch: denver } });
      return body.customers[0]?.nextActivity;
    };
    api.setTime('2026-11-22T06:59:00Z');
    expect(await nextOf()).toBe('2026-11-21');
    api.setTime('2026-11-22T07:00:00Z');
    expect(await nextOf()).toBe('elapsed');
  });
});
