import { boolean, day, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What other modules know of a truck. */
export const TRUCK = view(
  'trucks.v_truck',
  {
    id: id('id'),
    branch_id: id('branch_id'),
    name: text('name'),
    abbreviation: text('abbreviation'),
    color: text('color'),
    has_lift: boolean('has_lift'),
    in_service: boolean('in_service'),
    is_rental: boolean('is_rental'),
    rental_day: day('rental_day').orNull(),
  },
  sql`from trucks.truck`,
);
