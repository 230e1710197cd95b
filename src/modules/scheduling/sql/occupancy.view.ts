import { day, id, instant, text, time } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What is on the rows of trucks, each once and whole, also where another truck stands in. */
export const OCCUPANCY = view(
  'scheduling.v_occupancy',
  {
    id: id('id'),
    truck_id: id('row_truck_id'),
    kind: text('kind'),
    day: day('day'),
    starts: instant('lower(whole)'),
    ends: instant('upper(whole)'),
    operation_id: id('operation_id').orNull(),
    note: text('note').orNull(),
    expires_at: instant('expires_at').orNull(),
    unavailable_from: time('unavailable_from').orNull(),
    hold_id: id('hold_id').orNull(),
  },
  sql`from scheduling.occupancy where not is_rest`,
);
