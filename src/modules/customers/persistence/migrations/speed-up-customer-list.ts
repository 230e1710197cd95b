import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for every order of the customer list, counter rows for its totals, cells for its CSV. The
 * search texts, whose rule it changes, are written again by a later migration.
 */
export class SpeedUpCustomerList1795000000901 implements MigrationInterface {
  name = 'SpeedUpCustomerList1795000000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TEXTS);
    await runner.query(
      'alter table customers.customer_search alter column name_sort type text collate "C"',
    );
    await runner.query(INDEXES);
    await runner.query(COUNTERS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// Composed letters first: some keyboards and file names send letter and accent apart. A cell that a
// spreadsheet would run as a formula gets a ' before it.
const TEXTS = `
  create or replace function customers.plain(value text) returns text
    language sql stable parallel safe
    return lower(public.unaccent('public.unaccent'::regdictionary, normalize(value)));

  create function customers.csv_text(value text) returns text
    language sql immutable parallel safe
    return nullif(case when value ~ '^[=+@\\t\\r\\n-]' then '''' || value else value end, '');`;

// Days by date, then all elapsed, then none, in both directions; the same with requested days.
// Inactive customers are few: one walk serves both filters, and the flag in the index says whom to
// skip.
const ORDERS = {
  activity: 'activity_rank, activity_sort, customer_id',
  activity_desc: 'activity_rank, activity_sort desc, customer_id',
  name: 'name_sort, customer_id',
  requested: 'requested_day, customer_id',
  requested_desc: 'requested_day desc nulls last, customer_id',
  created: 'created, customer_id',
};

const INDEXES = [
  ...[
    'activity_desc',
    'activity',
    'branch_activity_desc',
    'branch_activity',
    'name',
    'requested',
    'created',
  ].map((name) => `drop index customers.customer_search_${name};`),
  ...Object.entries(ORDERS).flatMap(([name, keys]) => [
    `create index customer_search_${name} on customers.customer_search (${keys}) include (active);`,
    `create index customer_search_branch_${name}
       on customers.customer_search (branch_id, ${keys}) include (active);`,
  ]),
].join('\n');

// A total is a sum of few rows. Each branch and status has several, one of which a connection
// writes, so that customers created at the same time seldom wait for each other.
const COUNTERS = `
  create table customers.customer_count (
    branch_id platform.object_id not null,
    active boolean not null,
    slot smallint not null,
    customers bigint not null,
    primary key (branch_id, active, slot)
  );

  create function customers.count_customers() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into customers.customer_count as c (branch_id, active, slot, customers)
      select branch_id, active, pg_backend_pid() % 8, count(*)
      from after_rows group by branch_id, active order by branch_id, active
      on conflict (branch_id, active, slot)
        do update set customers = c.customers + excluded.customers;
    elsif tg_op = 'DELETE' then
      insert into customers.customer_count as c (branch_id, active, slot, customers)
      select branch_id, active, pg_backend_pid() % 8, -count(*)
      from before_rows group by branch_id, active order by branch_id, active
      on conflict (branch_id, active, slot)
        do update set customers = c.customers + excluded.customers;
    else
      insert into customers.customer_count as c (branch_id, active, slot, customers)
      select branch_id, active, pg_backend_pid() % 8, sum(change)
      from (select branch_id, active, 1 as change from after_rows
            union all select branch_id, active, -1 from before_rows) moved
      group by branch_id, active having sum(change) <> 0 order by branch_id, active
      on conflict (branch_id, active, slot)
        do update set customers = c.customers + excluded.customers;
    end if;
    return null;
  end $$;

  create trigger customers_come after insert on customers.customer_search
    referencing new table as after_rows
    for each statement execute function customers.count_customers();
  create trigger customers_change after update on customers.customer_search
    referencing old table as before_rows new table as after_rows
    for each statement execute function customers.count_customers();
  create trigger customers_go after delete on customers.customer_search
    referencing old table as before_rows
    for each statement execute function customers.count_customers();

  insert into customers.customer_count (branch_id, active, slot, customers)
  select branch_id, active, 0, count(*) from customers.customer_search group by branch_id, active;`;
