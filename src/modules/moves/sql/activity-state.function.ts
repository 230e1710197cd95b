import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

/** How far the trucks of an activity are assigned; the same as `activityState` of the domain. */
export const ACTIVITY_STATE = sqlFunction(
  'moves.activity_state',
  'trucked bigint, truck_count integer',
  sql`returns text
    language sql immutable as $$
      select case when trucked = 0 then 'uncommitted'
                  when trucked = truck_count then 'committed'
                  else 'partial' end $$`,
);
