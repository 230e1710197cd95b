import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

/** Whether an activity moves, packs or both. */
export const ACTIVITY_TYPE = sqlFunction(
  'moves.activity_type',
  'locations bigint, packing bigint',
  sql`returns text
    language sql immutable as $$
      select case when packing = 0 then 'move'
                  when packing = locations then 'pack'
                  else 'pack_move' end $$`,
);
