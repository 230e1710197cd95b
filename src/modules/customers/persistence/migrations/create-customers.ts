import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The customer (moving contract) with what the lists show, and the narrow table that search reads.
 */
export class CreateCustomers1795000000900 implements MigrationInterface {
  name = 'CreateCustomers1795000000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CUSTOMER);
    await runner.query(SEARCH);
    await runner.query(VIEW);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

// `version` changes with every save. `plan_version` is the version that last changed a fact stated
// in a
// confirmation that was sent. The columns after `activity_days` come from moves, mail and calls.
const CUSTOMER = `
  create schema customers;
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
  create index customer_by_created on customers.customer (created);`;

// activity_rank: 0 a day to come, 1 all elapsed, 2 none; activity_sort is that day, the last day or
// the far future. Words of four letters or more and their one-letter deletions find typos.
const SEARCH = `
  create table customers.customer_search (
    customer_id platform.object_id primary key
      references customers.customer (id) on delete cascade,
    branch_id platform.object_id not null,
    active boolean not null,
    name_sort text not null,
    requested_day date,
    created timestamptz not null,
    activity_rank smallint not null,
    activity_sort date not null,
    search_text text not null
  );
  create index customer_search_text on customers.customer_search
    using gin (search_text gin_trgm_ops) with (fastupdate = off);
  create index customer_search_activity_desc on customers.customer_search
    (activity_rank, activity_sort desc, customer_id) where active;
  create index customer_search_activity on customers.customer_search
    (activity_rank, activity_sort, customer_id) where active;
  create index customer_search_branch_activity_desc on customers.customer_search
    (branch_id, activity_rank, activity_sort desc, customer_id) where active;
  create index customer_search_branch_activity on customers.customer_search
    (branch_id, activity_rank, activity_sort, customer_id) where active;
  create index customer_search_name on customers.customer_search
    (name_sort, customer_id) where active;
  create index customer_search_requested on customers.customer_search
    (requested_day, customer_id) where active;
  create index customer_search_created on customers.customer_search
    (created, customer_id) where active;
  create index customer_search_due on customers.customer_search (activity_sort)
    where activity_rank = 0;

  create table customers.search_word (word text primary key);
  create table customers.search_word_deletion (
    deletion text not null,
    word text not null references customers.search_word (word),
    primary key (deletion, word)
  );

  create function customers.plain(value text) returns text language sql stable
    return lower(public.unaccent('public.unaccent'::regdictionary, value));`;

const VIEW = `
  create view customers.v_customer as
    select id, branch_id, first_name, last_name, email, alt_email, referred_by, phone, phone_type,
           alt_phone, alt_phone_type, alt_first_name, alt_last_name, is_repeat,
           previous_contract_id, external_id, status, created, version, stage, managed_by,
           autobooking, notes, rate_cents, requested_day, do_not_disturb, move_alerts,
           actual_price_cents, reconfirm, plan_version, courtesy_call_by, courtesy_call_when,
           first_call_by, first_call_when, activity_days, has_booked_operation, has_phone_event,
           has_email, last_rfq, last_confirmation, last_autoconfirm, last_mym, last_followup
    from customers.customer;`;
