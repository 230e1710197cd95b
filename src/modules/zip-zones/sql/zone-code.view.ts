import { boolean, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** The zone of each ZIP code that a branch serves. */
export const ZONE_CODE = view(
  'zip_zones.v_zone_code',
  {
    branch_id: id('c.branch_id'),
    code: text('c.code'),
    zone: text('z.zone'),
    use_fee: boolean('z.use_fee'),
    trip_fee_cents: integer('z.trip_fee_cents'),
  },
  sql`from zip_zones.zone_code c join zip_zones.zone z on z.id = c.zone_id`,
);
