import { id, instant } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** When the crew of an activity arrives: its operation that starts first. */
export const FIRST_ARRIVAL = view(
  'moves.v_first_arrival',
  {
    activity_id: id('a.id'),
    start: instant('first.date'),
    arrival_from: instant('first.arrival_from').orNull(),
    arrival_to: instant('first.arrival_to').orNull(),
  },
  sql`from moves.activity a
  cross join lateral (
    select o.date, o.arrival_from, o.arrival_to
    from moves.operation o where o.activity_id = a.id
    order by o.date, o.position limit 1
  ) first`,
);
