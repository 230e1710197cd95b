import { boolean, day, id, smallint } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** Who works where on a day: a seat on a truck, or on call for the branch. */
export const CREW_PLACE = view(
  'scheduling.v_crew_place',
  {
    day: day('day'),
    employee_id: id('employee_id'),
    branch_id: id('branch_id'),
    truck_id: id('truck_id').orNull(),
    position: smallint('position').orNull(),
    on_call: boolean('truck_id is null'),
  },
  sql`from scheduling.crew_place`,
);
