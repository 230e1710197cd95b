import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import {
  bigint,
  boolean,
  day,
  id,
  instant,
  integer,
  json,
  jsonb,
  numeric,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { jsonInstant } from '#platform/json/json-sql.js';
import { BRANCH } from '#modules/branches/index.js';
import type { ShownOperation, ShownOperationRow } from '#modules/moves/index.js';
import type { Confirmation, DriveSource, Pin } from '#modules/moves/contract/move-terms.js';
import { AUTOMATED_ESTIMATE, BOARD_OPERATION, DIRECT_LEG } from '#modules/moves/index.js';
import type { BookingStopView } from '../contract/booking.view.js';

/** The promised window of an operation as JSON, or null. */
export const ARRIVAL_WINDOW = `
  case when arrival_from is not null then json_build_object(
    'from', ${jsonInstant('arrival_from')}, 'to', ${jsonInstant('arrival_to')}
  ) end as arrival_window`;

/** A ShownOperationRow of `FROM_BOARDS`. */
export const OPERATION_COLUMNS = `
  operation_id, branch_id, timezone, day, truck_id, unassigned, date, duration, starting_drive_time,
  ending_drive_time,
  (select leg from ${DIRECT_LEG} where follower_id = operation_id) as follows,
  (select leg from ${DIRECT_LEG} where followed_id = operation_id) as followed_by,
  starting_source, ending_source, starting_cut_from, ending_cut_from, mover_count, early_start, early_start_notes,
  requires_lift or activity_requires_lift as requires_lift, ${ARRIVAL_WINDOW}, activity_id, activity_notes, est_hours,
  num_movers, truck_count, automated_hours, automated_movers, automated_trucks, estimate_basis,
  figure_origins, activity_state, activity_type, has_prev_day_activity, has_next_day_activity, stairs_floors,
  trip_fees_cents, starting_trip_fee_cents, ending_trip_fee_cents, customer_id,
  trim(first_name || ' ' || last_name) as customer_name, v_board_operation.phone, customer_status,
  customer_version, booked_online, confirmation, pinned`;
export const FROM_BOARDS = `
  from ${BOARD_OPERATION} join ${BRANCH} b on b.id = branch_id
  join ${AUTOMATED_ESTIMATE} using (activity_id)`;
const SHOWN_WITH_STOPS = {
  operation_id: id(),
  branch_id: id(),
  timezone: text(),
  day: day(),
  truck_id: id().orNull(),
  unassigned: boolean(),
  date: instant(),
  duration: numeric(),
  starting_drive_time: numeric(),
  ending_drive_time: numeric(),
  follows: json<ShownOperationRow['follows']>().orNull(),
  followed_by: json<ShownOperationRow['followed_by']>().orNull(),
  starting_source: text<DriveSource>(),
  ending_source: text<DriveSource>(),
  starting_cut_from: numeric().orNull(),
  ending_cut_from: numeric().orNull(),
  mover_count: integer(),
  early_start: boolean(),
  early_start_notes: text(),
  requires_lift: boolean(),
  arrival_window: json<ShownOperationRow['arrival_window']>().orNull(),
  activity_id: id(),
  activity_notes: text(),
  est_hours: numeric(),
  num_movers: integer(),
  truck_count: integer(),
  automated_hours: numeric().orNull(),
  automated_movers: integer().orNull(),
  automated_trucks: integer().orNull(),
  estimate_basis: jsonb<ShownOperationRow['estimate_basis']>().orNull(),
  figure_origins: jsonb<ShownOperationRow['figure_origins']>(),
  activity_state: text<ShownOperationRow['activity_state']>(),
  activity_type: text<ShownOperationRow['activity_type']>(),
  has_prev_day_activity: boolean(),
  has_next_day_activity: boolean(),
  stairs_floors: integer(),
  trip_fees_cents: bigint(),
  starting_trip_fee_cents: integer(),
  ending_trip_fee_cents: integer(),
  customer_id: id(),
  customer_name: text(),
  phone: text().orNull(),
  booked_online: boolean(),
  customer_status: text<ShownOperationRow['customer_status']>(),
  customer_version: integer(),
  confirmation: text<Confirmation>(),
  pinned: jsonb<Pin>().orNull(),
  locations: json<BookingStopView[]>(),
};
const shownOf = (which: string) =>
  statement(
    SHOWN_WITH_STOPS,
    sql`
  select ${OPERATION_COLUMNS}, locations ${FROM_BOARDS}
  where ${which}
  order by customer_id, date, operation_id`,
    'plain',
  );
const OF_ACTIVITIES = shownOf('activity_id = any ($1) and (truck_id is not null or unassigned)');
const OFF_BOARD = shownOf(`
  (activity_id = any ($1) or operation_id = any ($2)) and truck_id is null and not unassigned`);

type OperationWithStopsRow = typeof OF_ACTIVITIES.row;

/** Reads what is on boards. */
@Injectable()
export class BoardOperations {
  constructor(private readonly db: Db) {}

  /** What boards show of some activities. */
  async ofActivities(activityIds: readonly string[]): Promise<ShownOperation[]> {
    const rows = await this.db.rows(OF_ACTIVITIES, [activityIds]);
    return rows.map(withStops);
  }

  /** What is on no board of some activities and some operations. */
  async offBoardOf(
    activityIds: readonly string[],
    operationIds: readonly string[],
  ): Promise<ShownOperation[]> {
    if (activityIds.length + operationIds.length === 0) return [];
    return (await this.db.rows(OFF_BOARD, [activityIds, operationIds])).map(withStops);
  }
}

const withStops = (row: OperationWithStopsRow): ShownOperation => ({
  row,
  stops: { zones: row.locations.map(({ zone }) => zone), views: row.locations },
});
