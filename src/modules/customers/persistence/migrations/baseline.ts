import { PHONE_NUMBERS } from './phone-numbers.js';

// `version` changes with every save. `plan_version` is the version that last changed a fact stated
// in a confirmation that was sent. The columns after `activity_days` come from moves, mail and calls.
const CUSTOMER = `
  create table customers.customer (
    id platform.object_id primary key,
    branch_id platform.object_id not null references branches.branch (id),
    first_name text not null,
    last_name text not null,
    email text not null default '',
    alt_email text not null default '',
    referred_by text not null,
    phone text not null default '',
    phone_type text not null default ''
      constraint customer_phone_type_known check (phone_type in ('', 'Mobile', 'Landline')),
    alt_phone text not null default '',
    alt_phone_type text not null default ''
      constraint customer_alt_phone_type_known check (alt_phone_type in ('', 'Mobile', 'Landline')),
    alt_first_name text not null default '',
    alt_last_name text not null default '',
    is_repeat boolean not null default false,
    previous_contract_id platform.object_id
      constraint customer_previous_contract_exists references customers.customer (id),
    external_id text not null default '',
    status text not null default 'active'
      constraint customer_status_known check (status in ('active', 'inactive')),
    created timestamptz not null,
    version integer not null default 1 constraint customer_version_positive check (version > 0),
    stage smallint not null default 1
      constraint customer_stage_known check (stage in (1, 20, 30, 40, 50, 60, 100)),
    managed_by platform.object_id,
    autobooking boolean not null default false,
    notes text not null default '',
    rate_cents integer not null constraint customer_rate_not_negative check (rate_cents >= 0),
    requested_day date,
    do_not_disturb boolean not null default false,
    move_alerts text not null default '',
    actual_price_cents integer
      constraint customer_actual_price_not_negative check (actual_price_cents >= 0),
    reconfirm boolean not null default false,
    plan_version integer not null default 0,
    courtesy_call_by platform.object_id,
    courtesy_call_when timestamptz,
    first_call_by platform.object_id,
    first_call_when timestamptz,
    activity_days date[] not null default '{}',
    has_booked_operation boolean not null default false,
    from_city text, from_state text, from_zip text,
    to_city text, to_state text, to_zip text,
    has_phone_event boolean not null default false,
    stage_calls smallint not null default 0,
    has_email boolean not null default false,
    last_rfq timestamptz,
    last_confirmation timestamptz,
    last_autoconfirm timestamptz,
    last_mym timestamptz,
    last_followup timestamptz,
    last_autobooknonresponse timestamptz,
    last_other timestamptz,
    constraint customer_of_branch unique (id, branch_id)
  );
  create index customer_lead on customers.customer (branch_id, created desc)
    where status = 'active' and not autobooking and not has_phone_event and not has_email
      and not has_booked_operation;
  create index customer_autobooking on customers.customer (branch_id, created desc)
    where status = 'active' and autobooking and last_autobooknonresponse is null
      and last_confirmation is null and last_other is null;
  create index customer_by_email on customers.customer (lower(email)) where email <> '';
  create index customer_by_alt_email on customers.customer (lower(alt_email)) where alt_email <> '';
  create index customer_by_previous on customers.customer (previous_contract_id)
    where previous_contract_id is not null;
  create index customer_by_created on customers.customer (created);
  create index customer_by_stage on customers.customer (stage);
  create index customer_by_manager on customers.customer (managed_by, stage)
    where managed_by is not null;
  create index customer_by_source on customers.customer (referred_by, stage);`;

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

const INDEXES = Object.entries(ORDERS).map(
  ([name, keys]) => `
  create index customer_search_${name} on customers.customer_search (${keys}) include (active);
  create index customer_search_branch_${name}
    on customers.customer_search (branch_id, ${keys}) include (active);`,
);

// activity_rank: 0 a day to come, 1 all elapsed, 2 none; activity_sort is that day, the last day or
// the far future. Words of four letters or more and their one-letter deletions find typos. Composed
// letters first: some keyboards and file names send letter and accent apart.
const SEARCH = `
  create table customers.customer_search (
    customer_id platform.object_id primary key
      references customers.customer (id) on delete cascade,
    branch_id platform.object_id not null,
    active boolean not null,
    name_sort text collate "C" not null,
    requested_day date,
    created timestamptz not null,
    activity_rank smallint not null,
    activity_sort date not null,
    search_text text not null
  );
  create index customer_search_text on customers.customer_search
    using gin (search_text gin_trgm_ops) with (fastupdate = off);
  create index customer_search_due on customers.customer_search (activity_sort)
    where activity_rank = 0;${INDEXES.join('')}

  create table customers.search_word (word text primary key);
  create table customers.search_word_deletion (
    deletion text not null,
    word text not null references customers.search_word (word),
    primary key (deletion, word)
  );
  create function customers.plain(value text) returns text language sql stable parallel safe
    return lower(public.unaccent('public.unaccent'::regdictionary, normalize(value)));`;

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
    for each statement execute function customers.count_customers();`;

const LISTS = `
  create table customers.saved_view (
    id platform.object_id primary key,
    owner_id platform.object_id not null,
    name text not null constraint saved_view_has_name check (btrim(name) <> ''),
    shared boolean not null default false,
    query jsonb not null,
    created timestamptz not null
  );
  create unique index saved_view_name_once on customers.saved_view (owner_id, lower(name));
  create index saved_view_shared on customers.saved_view (lower(name), id) where shared;

  create table customers.next_call (
    customer_id platform.object_id primary key
      references customers.customer (id) on delete cascade,
    at timestamptz not null,
    planned timestamptz not null,
    words text not null default ''
  );
  create index next_call_at on customers.next_call (at);`;

/**
 * The customer (moving contract) with what the lists show, the narrow table that search reads, lists that people named,
 * and when somebody wants to call whom.
 */
export const CUSTOMERS_BASELINE = [
  'create schema customers;',
  CUSTOMER,
  PHONE_NUMBERS,
  SEARCH,
  COUNTERS,
  LISTS,
].join('\n');
