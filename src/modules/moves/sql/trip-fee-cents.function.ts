import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

/** What a truck's way to a stop costs. */
export const TRIP_FEE_CENTS = sqlFunction(
  'moves.trip_fee_cents',
  'l moves.location',
  sql`returns integer
    language sql immutable as $$
      select case when l.type_of_work = 'Hold' then 0
                  when l.use_fee then l.trip_fee_cents
                  else l.zone_fee_cents end $$`,
);
