import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ACTUAL } from '#modules/actuals/index.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { BOARD_OPERATION, DIRECT_LEG } from '#modules/moves/index.js';
import { CREW_PLACE } from '#modules/scheduling/index.js';

/** Between 0 and 1, the same for the same operation, activity or phone and word. */
export const share = (word: string, of: 'id' | 'activity_id' | 'c.phone' = 'id'): string =>
  `(('x' || substr(md5(${of} || '${word}'), 1, 7))::bit(28)::integer + 0.5) / 268435456.0`;

/** Of a normal distribution around 0, the same for all trucks of an activity. */
const NORMAL = `sqrt(-2 * ln(${share('a', 'activity_id')})) * cos(2 * pi() * ${share('b', 'activity_id')})`;

const MINUTE = `interval '1 minute'`;

/**
 * The jobs of the branches `$3` from the day `$2` on whose crews have left the yard at `$1`. Of today's at a
 * branch, the second that should have begun has not, nor have the eighth and so on, nor has the first whose truck
 * is to drive straight on to another.
 */
const BEGUN = `
  planned as (
    select o.operation_id as id, o.activity_id, o.date, o.day, o.duration, o.mover_count as movers,
           o.starting_drive_time as out, o.ending_drive_time as back,
           ($1::timestamptz at time zone b.timezone)::date as today,
           row_number() over (partition by o.branch_id, o.day order by o.date, o.operation_id) as place,
           leg.followed_id is not null and row_number() over (
             partition by o.branch_id, o.day, leg.followed_id is null order by o.date, o.operation_id) = 1 as holds_up,
           array(select s.employee_id from ${CREW_PLACE} s
                 where s.truck_id = o.truck_id and s.day = o.day order by s.position) as crew,
           (select e.id from ${EMPLOYEE} e
            where e.branch_id = o.branch_id and e.active and e.roles && array['team_lead']
            order by e.id limit 1) as lead,
           (select e.id from ${EMPLOYEE} e
            where e.branch_id = o.branch_id and e.active and e.roles && array['manager', 'admin']
            order by e.id limit 1) as manager,
           exists (select from moves.location l where l.activity_id = o.activity_id
                   and l.floor >= 2 and l.has_elevator is not true) as stairs
    from ${BOARD_OPERATION} o join ${BRANCH} b on b.id = o.branch_id
    left join ${DIRECT_LEG} leg on leg.followed_id = o.operation_id
    where o.truck_id is not null and o.customer_status = 'active'
      and o.date < $1 and o.day >= $2::date and o.branch_id = any ($3)
      and not exists (select from ${ACTUAL} a where a.operation_id = o.operation_id)
  ), expected as (
    select p.*, date + (${share('late')} * 17 - 5) * ${MINUTE} as begun from planned p
  ), begun as (
    select e.*, date_trunc('second', begun - out * interval '1 hour') as left_yard,
           date_trunc('second', begun) as started
    from expected e
    where not (day = today and (place % 6 = 2 or holds_up)) and coalesce(crew[1], lead) is not null
      and date_trunc('second', begun - out * interval '1 hour') <= $1
  )`;

/** Activities whose jobs STAMP_JOBS stamps with the same values: their estimates are to be kept first. */
export const TO_STAMP = statement(
  { id: id() },
  sql`with ${BEGUN} select distinct activity_id as id from begun`,
  'plain',
);

/**
 * What the crews of these jobs stamped, and what the office added: an activity's work takes exp(0.06 + N) times what its
 * kept estimate says, N with a deviation of 0.14 and 0.05 more with stairs; one in twenty takes far longer or shorter, three jobs in a
 * hundred are exceptional. Of the two days before, one crew in four forgot to stamp the end.
 */
export const STAMP_JOBS = `
  with ${BEGUN}, crews as (
    -- The speed of each crew is that of R-EST-8, and those of all trucks add up, also of one that has not left yet.
    select p.id, k.is_complete, k.speed, k.handling_minutes, k.driving_minutes,
           sum(case coalesce(nullif(cardinality(p.crew), 0), p.movers)
                 when 1 then 0.5 when 2 then 1 else 1 / k.third_mover_factor end)
             over (partition by p.activity_id) as crews_speed
    from planned p left join ranges.job_basis k using (activity_id)
  ), manned as (
    select * from begun join crews using (id)
  ), paced as (
    select m.*, ${share('exceptional')} < 0.03 as exceptional,
           exp(0.06 + ${NORMAL} * (0.14 + case when stairs then 0.05 else 0 end)
             * case when ${share('tail', 'activity_id')} < 0.05 then 3 else 1 end) as pace,
           day < today and day >= today - 2 and ${share('forgot')} < 0.25 as forgot
    from manned m
  ), worked as (
    select p.*, case when is_complete then driving_minutes + handling_minutes * speed / crews_speed * pace
                     else 60 * duration * pace end as minutes
    from paced p
  ), rested as (
    select w.*, case when duration > 5 and minutes > 240 then 30 else 0 end as pause from worked w
  ), timed as (
    select r.*, date_trunc('second', begun + 180 * ${MINUTE}) as paused,
           date_trunc('second', begun + (least(minutes, 900) + pause) * ${MINUTE}) as finished
    from rested r
  ), stamped as (
    select t.id as operation_id, kind, at, coalesce(t.crew[1], t.lead) as employee_id
    from timed t
    cross join lateral (values
      ('leftYard', left_yard), ('started', started),
      ('finished', case when not forgot then finished end),
      ('backYard', case when not forgot then finished + back * interval '1 hour' end),
      ('breakStart', case when pause > 0 then paused end),
      ('breakEnd', case when pause > 0 then paused + pause * ${MINUTE} end)
    ) s (kind, at)
    where at <= $1
  ), stamps as (
    insert into actuals.stamp (id, operation_id, kind, at, device_at, received_at, employee_id)
    select substr(md5(operation_id || kind), 1, 24), operation_id, kind, at, at,
           at + interval '20 seconds', employee_id
    from stamped
    returning operation_id, kind, at
  ), typed as (
    select t.id as operation_id, t.manager, t.exceptional,
           jsonb_strip_nulls(jsonb_build_object(
             'movers', case when t.crew = '{}' then t.movers end,
             'exceptional', case when t.exceptional then true end,
             'exceptionalWhy', case when t.exceptional then 'The elevator was out of order' end)) as typed
    from timed t where t.day < t.today and t.manager is not null
  ), known as (
    select operation_id, count(*)::integer as stamps, max(at) as last,
           min(at) filter (where kind = 'leftYard') as left_yard,
           min(at) filter (where kind = 'started') as started,
           max(at) filter (where kind = 'finished') as finished,
           max(at) filter (where kind = 'backYard') as back_yard,
           round(extract(epoch from max(at) filter (where kind = 'breakStart')) * 1000) as paused,
           round(extract(epoch from max(at) filter (where kind = 'breakEnd')) * 1000) as resumed
    from stamps group by operation_id
  ), entries as (
    insert into actuals.entry (operation_id, version, at, employee_id, typed)
    select e.operation_id, k.stamps + 1, k.last + interval '1 hour', e.manager, e.typed
    from typed e join known k using (operation_id) where e.typed <> '{}'
    returning operation_id, typed
  )
  insert into actuals.actual (operation_id, version, left_yard, started, finished, back_yard, breaks,
    movers, extra_minutes, extra_note, exceptional, exceptional_why, source, is_asking)
  select k.operation_id, k.stamps + case when e.operation_id is null then 0 else 1 end,
         k.left_yard, k.started, k.finished, k.back_yard,
         case when k.paused is null then '[]'::jsonb
              else jsonb_build_array(jsonb_build_object('start', k.paused, 'end', k.resumed)) end,
         (e.typed ->> 'movers')::smallint, 0, '', coalesce((e.typed ->> 'exceptional')::boolean, false),
         e.typed ->> 'exceptionalWhy', 'phone', false
  from known k left join entries e using (operation_id)`;
