import { boolean, id, instant, integer, json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** How a branch planned its days, version by version; each setting under its name in the API. */
export const PLANNING_VERSION = view(
  'branches.v_planning_version',
  {
    branch_id: id('branch_id'),
    version: integer('version'),
    changed: instant('changed'),
    changed_by: id('changed_by').orNull(),
    settings: json(`json_build_object(
      'directLegs', direct_legs, 'arrivalWindows', arrival_windows,
      'publicRanking', public_ranking, 'turnaroundMinutes', turnaround_minutes,
      'longestWaitMinutes', longest_wait_minutes, 'windowMinutes', window_minutes,
      'shortestJobHours', shortest_job_hours,
      'slotWeights', json_build_object(
        'gap', slot_gap, 'open', slot_open, 'lift', slot_lift, 'lead', slot_lead,
        'mover', slot_mover, 'load', slot_load, 'loadFrom', slot_load_from,
        'risk', slot_risk),
      'weeklyHours', weekly_hours,
      'plannerWeights', json_build_object(
        'truckChange', planner_truck_change, 'start', planner_start,
        'drive', planner_drive, 'overtime', planner_overtime,
        'unserved', planner_unserved),
      'rentalLeadMinutes', rental_lead_minutes)`),
    for_day: json(`json_build_object(
      'directLegs', direct_legs, 'arrivalWindows', arrival_windows,
      'turnaroundMinutes', turnaround_minutes)`),
    direct_legs: boolean('direct_legs'),
    arrival_windows: boolean('arrival_windows'),
  },
  sql`from branches.planning_version`,
);
