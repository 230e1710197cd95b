import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

/** The one rule by which occupancy is written; the same as `partsOnTrucks` of the domain (R-TRUCK-16). */
export const PARTS_ON_TRUCKS = sqlFunction(
  'scheduling.parts_on_trucks',
  'row_truck text, on_day date, whole tstzrange',
  sql`returns table (truck_id text, during tstzrange, is_rest boolean)
    language sql stable as $$
      select part.on_truck, part.during, part.rest
      from (select) one
      left join scheduling.stand_in s on s.truck_id = row_truck and s.day = on_day
      cross join lateral (values
        (row_truck, whole * tstzrange(null, s.starts), false),
        (s.by_id::text, whole * tstzrange(s.starts, null), lower(whole) < s.starts)
      ) part (on_truck, during, rest)
      where part.on_truck is not null and not isempty(part.during)
    $$`,
  'on which truck, or on which two, something on the row of a truck lies',
);
