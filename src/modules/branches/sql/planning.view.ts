import { boolean, id, instant, integer, json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { PLANNING_VERSION } from './planning-version.view.js';

/** How branches plan their days now; one that never saved any settings has no row. */
export const PLANNING = view(
  'branches.v_planning',
  {
    branch_id: id('present.branch_id'),
    version: integer('present.version'),
    changed: instant('present.changed'),
    changed_by: id('present.changed_by').orNull(),
    settings: json('present.settings'),
    for_day: json('present.for_day'),
    direct_legs: boolean('present.direct_legs'),
    arrival_windows: boolean('present.arrival_windows'),
  },
  sql`from branches.branch b
  cross join lateral (
    select v.branch_id, v.version, v.changed, v.changed_by, v.settings, v.for_day, v.direct_legs,
           v.arrival_windows
    from ${PLANNING_VERSION} v
    where v.branch_id = b.id order by v.version desc limit 1
  ) present`,
);
