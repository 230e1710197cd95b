import { ACTUAL } from '#modules/actuals/index.js';
import { OPERATION, OPERATION_DRIVE } from '#modules/moves/index.js';

/** Its day is over where its branch `b` is. */
const IS_OVER = '(now() at time zone b.timezone)::date > o.day';

const hoursLong = (hours: string): string => `${hours} * interval '1 hour'`;

/** What is known of an operation, and what its plan adds once its day is over (R-ACTUAL-5). */
const ENDS = `
  select coalesce(k.started, case when ${IS_OVER} then coalesce(
           k.left_yard + ${hoursLong('d.starting_drive_time')},
           k.finished - ${hoursLong('o.duration')},
           k.back_yard - ${hoursLong('(o.duration + d.ending_drive_time)')}) end) as start,
         coalesce(k.finished, case when ${IS_OVER} then coalesce(
           k.started + ${hoursLong('o.duration')},
           k.left_yard + ${hoursLong('(d.starting_drive_time + o.duration)')},
           k.back_yard - ${hoursLong('d.ending_drive_time')}) end) as finish,
         k.source <> 'none' and ${IS_OVER} and (k.started is null or k.finished is null) as assumed`;

const msOf = (instant: string): string => `extract(epoch from ${instant}) * 1000`;

/** Minutes of breaks between start and end, half up; those that were typed as they are. */
const BREAKS = `
  select coalesce(k.break_minutes, (
    select floor(coalesce(sum(greatest(0,
             least(coalesce((one ->> 'end')::numeric, ${msOf('ends.finish')}), ${msOf('ends.finish')})
             - greatest((one ->> 'start')::numeric, ${msOf('ends.start')}))), 0) / 60000 + 0.5)
    from jsonb_array_elements(k.breaks) one)) as minutes`;

/** How the longest operation of the activity `a` really went; no row where nothing is known of any. */
export const CLOCK = `
  select extract(epoch from ends.finish - ends.start) / 3600 - pause.minutes / 60.0 as hours,
         pause.minutes / 60.0 as break_hours, k.extra_minutes / 60.0 as extra_hours,
         ends.start, ends.finish,
         case when ends.assumed then 'assumed' else nullif(k.source, 'none') end as source
  from ${OPERATION} o
  join ${ACTUAL} k on k.operation_id = o.id
  join ${OPERATION_DRIVE} d on d.operation_id = o.id
  cross join lateral (${ENDS}) ends
  cross join lateral (${BREAKS}) pause
  where o.activity_id = a.id and o.truck_id is not null
  order by ends.finish - ends.start - pause.minutes * interval '1 minute' desc nulls last, o.duration desc,
           o.id
  limit 1`;
