import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { REFERRER } from '#modules/referrers/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { ZONE_CODE } from '#modules/zip-zones/index.js';

/**
 * What the load works from, dropped at its end: the plan as it was sent, what it refers to by
 * index, and each planned customer with the values its rows share. The function outlives the load
 * on its pooled connection, hence `or replace`.
 */
export const STAGE_TABLES = `
  create temp table seed_branch (
    branch integer, id text, now timestamptz, timezone text, rate_cents integer, area text,
    today date, sales integer
  ) on commit drop;
  create temp table seed_truck (branch integer, at integer, id text) on commit drop;
  create temp table seed_person (branch integer, kind text, at integer, id text) on commit drop;
  create temp table seed_source (at integer, name text) on commit drop;
  create temp table seed_home (
    at integer, location_type text, bedrooms integer, sqft integer, stories integer,
    floor integer, dimensions text, boxes integer
  ) on commit drop;
  create temp table seed_address (
    branch integer, at integer, street text, city text, state text, zip text,
    latitude double precision, longitude double precision,
    zone text not null default '', zone_fee_cents integer not null default 0
  ) on commit drop;
  create temp table seed_plan (
    number bigint, branch integer, story text, first_name text, last_name text, phone text,
    source integer, home integer, target integer, address_from integer, address_to integer,
    trucks integer, movers integer, quarters integer, day integer, truck integer,
    afternoon boolean, second_day integer, second_truck integer, second_afternoon boolean,
    lead_days integer, fresh_hours numeric, dice integer
  ) on commit drop;

  create or replace function pg_temp.seed_id(born timestamptz, number bigint, part integer) returns text
    language sql immutable
    return lpad(to_hex(extract(epoch from born)::bigint), 8, '0')
      || lpad(to_hex(number * 64 + part), 16, '0');`;

export const PLAN_COLUMNS = `seed_plan (number, branch, story, first_name, last_name, phone, source,
  home, target, address_from, address_to, trucks, movers, quarters, day, truck, afternoon, second_day,
  second_truck, second_afternoon, lead_days, fresh_hours, dice)`;

/**
 * Fills in what the company's own tables know; seed_branch already has its indexes, ids and the
 * present moment.
 */
export const STAGE_COMPANY = [
  `update seed_branch s set
     timezone = b.timezone, rate_cents = coalesce(b.default_hourly_rate_cents, 5500),
     area = left(regexp_replace(b.phone, '\\D', '', 'g'), 3),
     today = (s.now at time zone b.timezone)::date
   from ${BRANCH} b where b.id = s.id`,
  `insert into seed_truck
   select s.branch, row_number() over (partition by s.branch order by t.name) - 1, t.id
   from seed_branch s join ${TRUCK} t on t.branch_id = s.id
   where t.in_service and not t.is_rental`,
  `insert into seed_person
   select s.branch, k.kind,
          row_number() over (partition by s.branch, k.kind order by e.id) - 1, e.id
   from seed_branch s
   join ${EMPLOYEE} e on e.branch_id = s.id and e.active
   cross join lateral (select case when e.is_manager then 'manager' when e.is_sales then 'sales'
                                   when e.is_team_lead then 'lead' else 'mover' end as kind) k`,
  `update seed_branch s set sales =
     (select count(*) from seed_person p where p.branch = s.branch and p.kind = 'sales')`,
  `insert into seed_source
   select row_number() over (order by name) - 1, name from ${REFERRER} where active`,
  `insert into seed_home values
     (0, 'Apartment', 0, null, null, 1, '', 12), (1, 'Apartment', 1, null, null, 2, '', 22),
     (2, 'Apartment', 2, null, null, 3, '', 38), (3, 'Condo', 2, 1200, null, 2, '', 40),
     (4, 'House', null, 1800, 1, null, '', 55), (5, 'House', null, 2600, 2, null, '', 80),
     (6, 'Storage', null, null, null, null, '10 x 10', 20)`,
] as const;

/**
 * The zone of an address is the one with its zip code at the branch, otherwise the branch's zone O.
 */
export const STAGE_ZONES = `
  update seed_address a set zone = z.zone, zone_fee_cents = z.fee
  from (
    select a.branch, a.at, coalesce(c.zone, o.zone, '') as zone,
           case when coalesce(c.use_fee, o.use_fee, false)
                then coalesce(c.trip_fee_cents, o.trip_fee_cents) else 0 end as fee
    from seed_address a
    join seed_branch s using (branch)
    left join ${ZONE_CODE} c on c.branch_id = s.id and c.code = left(a.zip, 5)
    left join zip_zones.zone o on o.branch_id = s.id and o.zone = 'O'
  ) z
  where z.branch = a.branch and z.at = a.at`;
