import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SeedCompany } from '../../../src/app/seed/seed-company.js';
import { SeedModule } from '../../../src/app/seed/seed.module.js';
import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { addDays } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { View } from '#platform/database/sql/view.js';
import { SQL_OBJECTS } from '../../../src/app/schema/sql-objects.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const CUSTOMERS = 600;

const SCHEMA = `
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace::regnamespace::text <> 'pg_catalog'
  union all select indexdef from pg_indexes where schemaname <> 'pg_catalog'
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
  from pg_trigger where not tgisinternal
  order by 1`;

describe('the seed program', () => {
  let api: TestApi;
  let before: string[];
  const schema = async (): Promise<string[]> =>
    (await api.get(Db).query<{ definition: string }>(SCHEMA)).map(({ definition }) => definition);
  const number = async (sql: string): Promise<number> =>
    (await api.get(Db).query<{ number: number }>(`select (${sql})::integer as number`))[0]
      ?.number ?? -1;

  beforeAll(async () => {
    api = await startTestApi({ modules: [SeedModule] });
    before = await schema();
    await api.get(SeedCompany).load({ customers: CUSTOMERS });
  });
  afterAll(() => api?.close());

  it('leaves nothing empty that the file of a view says is never so', async () => {
    for (const { name, columns } of SQL_OBJECTS.filter((object) => object instanceof View)) {
      const always = Object.keys(columns).filter((column) => !columns[column]?.isNullable);
      const isEmpty = always.map((column) => `bool_or(${column} is null) as ${column}`);
      const [found = {}] = await api.get(Db).query<object>(`select ${isEmpty.join()} from ${name}`);
      expect([name, Object.entries(found).filter(([, is]) => is)]).toEqual([name, []]);
    }
  });

  it('leaves every constraint, index and trigger as it was', async () => {
    expect(await schema()).toEqual(before);
  });

  it('makes the customers asked for, in every state', async () => {
    expect(await number('select count(*) from customers.v_customer')).toBe(CUSTOMERS);
    const { body } = await api
      .as('sales')
      .get<CustomerListView>('customer', { query: { filter: 'all' } });
    expect(body.total).toBe(CUSTOMERS);
    const { body: leads } = await api.as('sales').get<unknown[]>('customermgt/newleads');
    const { body: autobookings } = await api.as('sales').get<unknown[]>('customermgt/autobookings');
    expect([leads.length, autobookings.length]).toEqual([24, 18]);
  });

  it('updates the lists from the moves', async () => {
    expect(
      await number(`select count(*) from customers.v_customer c where c.activity_days is distinct from
        array(select a.activity_day from moves.v_activity a where a.customer_id = c.id
              order by a.activity_day)`),
    ).toBe(0);
    expect(
      await number(`select count(*) from customers.v_customer c where c.has_booked_operation <>
        exists (select 1 from moves.v_activity a where a.customer_id = c.id and a.trucked > 0)`),
    ).toBe(0);
    expect(
      await number(`select count(*) from customers.v_customer c where c.has_phone_event <>
        exists (select 1 from platform.history_event h where h.entity = 'customer'
          and h.entity_id = c.id and h.type = 'PHONED')`),
    ).toBe(0);
  });

  it('makes customers that can be opened, found and changed', async () => {
    const sales = api.as('sales');
    const { body: list } = await sales.get<CustomerListView>('customer', { query: { size: 5 } });
    for (const { _id, lastName } of list.customers) {
      const { status, body } = await sales.get<CustomerView>(`customer/${_id}`);
      expect(status).toBe(200);
      expect(body.move.activities[0]?.locations.length).toBeGreaterThan(1);
      const search = { search: lastName, size: 200 };
      const { body: found } = await sales.get<CustomerListView>('customer', { query: search });
      expect(found.customers.map((row) => row._id)).toContain(_id);
      const put = await sales.put(`customermgt/${_id}`, { nounce: body.nounce, notes: 'Called.' });
      expect(put.status).toBe(200);
    }
  });

  describe('that runs again', () => {
    // Enough to fill the trucks that it adds from the far future back to the days before.
    const MORE = 1_300;
    const booked = 'moves.v_board_operation o where o.truck_id is not null';
    let past: string;

    beforeAll(async () => {
      const [last] = await api
        .get(Db)
        .query<{ day: string }>(`select max(o.day)::text as day from ${booked}`);
      const today = addDays(last?.day ?? '', 2);
      api.setTime(`${today}T12:00:00Z`);
      const [{ ids } = { ids: '' }] = await api
        .get(Db)
        .query<{ ids: string }>("select string_agg(id, ',') as ids from branches.v_branch");
      await api.get(SeedCompany).load({ customers: MORE });
      const days = `${booked} and o.day between '${addDays(today, -14)}' and '${addDays(today, -1)}'`;
      past = `${days} and o.branch_id <> all ('{${ids}}')`;
    });

    it('adds to what is there', async () => {
      const total = CUSTOMERS + MORE;
      expect(await number('select count(*) from customers.v_customer')).toBe(total);
      expect(await number('select sum(customers) from customers.customer_count')).toBe(total);
    });

    it('stamps the jobs of the last two weeks at the branches that it adds, and keeps what was estimated for them', async () => {
      const isStamped =
        'exists (select from actuals.v_actual a where a.operation_id = o.operation_id)';
      const stamped = await number(`select count(*) from ${past} and ${isStamped}`);
      expect(stamped).toBeGreaterThan(0);
      expect(stamped).toBe(await number(`select count(*) from ${past}`));
      expect(await number('select count(*) from actuals.v_actual')).toBe(stamped);
      expect(await number('select count(*) from ranges.job_basis')).toBe(
        await number(`select count(distinct o.activity_id) from ${past}`),
      );
    });
  });
});
