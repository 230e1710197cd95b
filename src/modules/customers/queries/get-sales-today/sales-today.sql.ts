import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import { BRANCH } from '#modules/branches/index.js';
import { CALL } from '#modules/calls/index.js';
import { ACTIVITY, ACTIVITY_DAY, CUSTOMER, OPERATION } from '#modules/moves/index.js';
import { MOST_OF_A_LIST, SILENCE } from '../../contract/sales-today.view.js';
import { AUTOBOOKING_HOURS } from '../../domain/autobooking.js';
import { PLANNED_CALL, QUEUE_CONDITIONS } from '../queue-conditions.js';

const atBranch = (branch: string): string => `($1::text is null or ${branch} = $1)`;
const hoursAgo = (hours: number): string => `$2::timestamptz - interval '${hours} hours'`;

// Who is put off waits for nobody; a call that is due by plan comes first (R-LIST-23).
const NOT_PUT_OFF = `
  left join lateral (${PLANNED_CALL}) planned on true
  where (planned.at is null or planned.at <= $2)`;

const LEADS = `
  select c.id, 'calls' as list, 'lead' as why, planned.at is not null as urgent,
         c.created as since, null::date as day, planned.words, planned.at as next_call
  from ${CUSTOMER} c ${NOT_PUT_OFF}
    and ${QUEUE_CONDITIONS.leads} and ${atBranch('c.branch_id')}`;

// Those called within a day rest (R-LIST-14), unless they were to be called by now.
const AUTOBOOKINGS = `
  select c.id, 'calls', 'autobooking',
         planned.at is not null
         or case when c.first_call_when is null
                 then c.created <= ${hoursAgo(AUTOBOOKING_HOURS.urgentWithoutCall)}
                 else c.first_call_when <= ${hoursAgo(AUTOBOOKING_HOURS.urgentAfterCall)} end,
         coalesce(c.first_call_when, c.created), null, planned.words, planned.at
  from ${CUSTOMER} c ${NOT_PUT_OFF}
    and ${QUEUE_CONDITIONS.autobookings} and ${atBranch('c.branch_id')}
    and (planned.at is not null or c.first_call_when is null
         or c.first_call_when < ${hoursAgo(AUTOBOOKING_HOURS.snoozedAfterCall)})`;

// Whoever else is to be called by now: quoted, booked, done.
const PLANNED = `
  select c.id, 'calls', 'planned', true, n.at, null, n.words, n.at
  from customers.next_call n
  join ${CUSTOMER} c on c.id = n.customer_id
  where n.at <= $2 and c.status = 'active' and ${atBranch('c.branch_id')}
    and exists (${PLANNED_CALL})
    and not (${QUEUE_CONDITIONS.leads}) and not (${QUEUE_CONDITIONS.autobookings})`;

// Whose day of work is still to come, by the index of days; a quote whose day is over waits for
// nobody. Zones differ by less than a day.
const COMING = `
  select d.customer_id, min(d.activity_day) as next_day
  from ${ACTIVITY_DAY} d
  join ${BRANCH} b on b.id = d.branch_id
  where ${atBranch('d.branch_id')} and d.activity_day >= ($2::timestamptz - interval '1 day')::date
    and d.activity_day >= ($2::timestamptz at time zone b.timezone)::date
  group by d.customer_id`;

const INQUIRIES = `
  select c.id, case when c.last_rfq is null then 'called' else 'quote' end as why, said.last as since,
         ($2::timestamptz at time zone b.timezone)::date
           - (said.last at time zone b.timezone)::date as days
  from coming
  join ${CUSTOMER} c on c.id = coming.customer_id
  join ${BRANCH} b on b.id = c.branch_id
  cross join lateral (
    select greatest(c.last_rfq, c.last_followup, c.last_mym, c.last_other, max(k.at)) as last
    from ${CALL} k where k.customer_id = c.id
  ) said
  where not exists (${PLANNED_CALL})
    and c.status = 'active' and not c.has_booked_operation and not c.autobooking
    and (c.last_rfq is not null or c.has_phone_event)`;

const FOLLOWED_UP = `
  select id, case when why = 'quote' and days >= ${SILENCE.silentDays} then 'silentQuotes'
                  else 'followUps' end, why, false, since, null, null, null
  from (${INQUIRIES}) inquiry where days >= ${SILENCE.followUpDays}`;

// Of several days only those with a truck can be confirmed.
const BOOKED_SOON = `
  select d.customer_id, min(o.day) as day
  from ${OPERATION} o
  join ${ACTIVITY_DAY} d on d.id = o.activity_id
  join ${BRANCH} b on b.id = o.branch_id
  cross join lateral (select ($2::timestamptz at time zone b.timezone)::date as today) its
  where o.truck_id is not null and ${atBranch('o.branch_id')}
    and o.day between its.today and its.today + ${CONFIRMED_WITHIN_DAYS}
  group by d.customer_id`;

const TO_CONFIRM = `
  select c.id, 'toConfirm', case c.confirmation when 'changed' then 'reconfirm' else 'confirm' end, false,
         booked.day::timestamp at time zone b.timezone, booked.day, null, null
  from (${BOOKED_SOON}) booked
  join ${CUSTOMER} c on c.id = booked.customer_id
  join ${BRANCH} b on b.id = c.branch_id
  where c.status = 'active' and c.confirmation <> 'sent'`;

const QUOTED = `
  select sum(greatest(a.est_total_cost_cents, a.est_total_cost_min_cents)) as cents
  from ${ACTIVITY} a
  where a.customer_id = c.id and a.activity_day >= coming.next_day`;

const LAST_CALL = `
  select nullif(trim(k.notes), '') as notes, k.employee_id as by, k.at
  from ${CALL} k
  where k.customer_id = c.id
  order by k.at desc, k.id desc limit 1`;

/**
 * The lists of the day, each with the most pressing customers and its length: urgent ones first,
 * then who waits longest. `$1` a branch, null for all; `$2` now.
 */
export const SALES_TODAY = `
  with coming as materialized (${COMING}),
  ranked as (
    select waiting.*, count(*) over (partition by list) as total,
           row_number() over (partition by list order by urgent desc, since, id) as place
    from (${[LEADS, AUTOBOOKINGS, PLANNED, FOLLOWED_UP, TO_CONFIRM].join(' union all ')}) waiting
  )
  select r.list, r.total, r.why, r.urgent, r.since, r.words, r.next_call as "nextCall",
         c.id as "_id", c.first_name as "firstName", c.last_name as "lastName", c.phone, b.timezone,
         coalesce(r.day, coming.next_day, c.requested_day) as day,
         case when c.last_rfq is not null or c.has_booked_operation then quoted.cents end
           as "quotedCents",
         c.last_rfq as "quotedAt", c.from_city as "from", c.to_city as "to",
         called.notes, called.by as "calledBy", called.at as "calledAt"
  from ranked r
  join ${CUSTOMER} c on c.id = r.id
  join ${BRANCH} b on b.id = c.branch_id
  left join coming on coming.customer_id = c.id
  left join lateral (${QUOTED}) quoted on true
  left join lateral (${LAST_CALL}) called on true
  where r.place <= ${MOST_OF_A_LIST}
  order by r.list, r.place`;
