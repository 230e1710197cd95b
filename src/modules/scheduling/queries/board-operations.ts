import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';
import { writtenJson } from '../../../platform/json/written-json.js';
import type { BookingStopView } from '../contract/booking.view.js';
import type { CustomerView } from '../../moves/contract/customer.view.js';
import type { ActivityState, ActivityType } from '../../moves/contract/move-terms.js';
import { BOARD_STOP_FIELDS, columnOfField, wireNameOf } from '../../moves/contract/stop-fields.js';

/** The stops of an activity, in their order. */
export interface BoardStops {
  zones: string[];
  /** For the wire; what `ofDay` reads cannot be looked into. */
  views: BookingStopView[];
}

/** What `moves.v_board_operation` has of one operation, in its branch's zone; hours as decimals, money in cents. */
export interface BoardOperationRow {
  operation_id: string;
  branch_id: string;
  timezone: string;
  day: LocalDate;
  truck_id: string | null;
  unassigned: boolean;
  date: Date;
  duration: number;
  starting_drive_time: number;
  ending_drive_time: number;
  mover_count: number;
  early_start: boolean;
  early_start_notes: string;
  /** The operation's or the activity's. */
  requires_lift: boolean;
  activity_id: string;
  activity_notes: string;
  est_hours: number;
  num_movers: number;
  truck_count: number;
  /** The automated estimate as it was when the activity was written. */
  automated_hours: number | null;
  automated_movers: number | null;
  automated_trucks: number | null;
  activity_state: ActivityState;
  activity_type: ActivityType;
  has_prev_day_activity: boolean;
  has_next_day_activity: boolean;
  stairs_floors: number;
  trip_fees_cents: number;
  starting_trip_fee_cents: number;
  ending_trip_fee_cents: number;
  customer_id: string;
  customer_name: string;
  customer_status: CustomerView['status'];
  customer_version: number;
}

/** One operation on a board. */
export interface BoardOperation {
  row: BoardOperationRow;
  stops: BoardStops;
}

const COLUMNS = `
  operation_id, branch_id, timezone, day, truck_id, unassigned, date, duration, starting_drive_time,
  ending_drive_time, mover_count, early_start, early_start_notes,
  requires_lift or activity_requires_lift as requires_lift, activity_id, activity_notes, est_hours,
  num_movers, truck_count, automated_hours, automated_movers, automated_trucks,
  activity_state, activity_type, has_prev_day_activity, has_next_day_activity, stairs_floors,
  trip_fees_cents, starting_trip_fee_cents, ending_trip_fee_cents, customer_id,
  trim(first_name || ' ' || last_name) as customer_name, customer_status, customer_version`;
const FROM = `
  from moves.v_board_operation join branches.v_branch b on b.id = branch_id
  join moves.v_automated_estimate using (activity_id)`;
const OF_DAY = `
  select ${COLUMNS} ${FROM}
  where branch_id = $1 and day = $2 and (truck_id is not null or unassigned)
  order by customer_id, date, operation_id`;
const STOP_COLUMNS = BOARD_STOP_FIELDS.map(
  (name) => `l.${columnOfField(name)} as "${wireNameOf(name)}"`,
).join(', ');
const STOPS_OF_DAY = `
  select l.activity_id, l.zone, row_to_json(stop)::text as stop
  from moves.v_location l
  cross join lateral (
    select ${STOP_COLUMNS}
  ) stop
  where l.activity_id in (
    select o.activity_id from moves.v_operation o
    where o.branch_id = $1 and o.day = $2 and (o.truck_id is not null or o.unassigned))
  order by l.activity_id, l.position`;
const OF_CUSTOMER = `
  select ${COLUMNS}, locations ${FROM}
  where customer_id = $1 and (truck_id is not null or unassigned or operation_id = $2)
  order by date, operation_id`;

const OF_ACTIVITIES = `
  select ${COLUMNS}, locations ${FROM}
  where activity_id = any ($1) and (truck_id is not null or unassigned)
  order by customer_id, date, operation_id`;

type OperationWithStopsRow = BoardOperationRow & { locations: BookingStopView[] };

interface StopRow {
  activity_id: string;
  zone: string;
  stop: string;
}

/** Reads what lies on boards. */
@Injectable()
export class BoardOperations {
  constructor(private readonly db: Db) {}

  /**
   * The stops are most of a board: they are read beside the operations and go to the wire as the
   * database writes them. Whoever places an operation between the two reads tells every open board.
   */
  async ofDay(branchId: string, day: LocalDate): Promise<BoardOperation[]> {
    const values = [branchId, day];
    const [operations, stops] = await Promise.all([
      this.db.prepared<BoardOperationRow>(OF_DAY, values),
      this.db.prepared<StopRow>(STOPS_OF_DAY, values),
    ]);
    const stopsOf = byActivity(stops);
    return operations.map((row) => ({ row, stops: stopsOf.get(row.activity_id) ?? NO_STOPS }));
  }

  /** What boards show of a customer, and one operation of it wherever that is. */
  async ofCustomer(
    customerId: string,
    operationId: string | null = null,
  ): Promise<BoardOperation[]> {
    const values = [customerId, operationId];
    const rows = await this.db.prepared<OperationWithStopsRow>(OF_CUSTOMER, values);
    return rows.map(withStops);
  }

  /** What boards show of some activities. */
  async ofActivities(activityIds: readonly string[]): Promise<BoardOperation[]> {
    const rows = await this.db.query<OperationWithStopsRow>(OF_ACTIVITIES, [activityIds]);
    return rows.map(withStops);
  }
}

const NO_STOPS: BoardStops = { zones: [], views: [] };

const withStops = (row: OperationWithStopsRow): BoardOperation => ({
  row,
  stops: { zones: row.locations.map(({ zone }) => zone), views: row.locations },
});

/** The rows come ordered by activity. */
function byActivity(rows: StopRow[]): Map<string, BoardStops> {
  const groups = new Map<string, StopRow[]>();
  for (const row of rows) {
    const group = groups.get(row.activity_id);
    if (group) group.push(row);
    else groups.set(row.activity_id, [row]);
  }
  return new Map([...groups].map(([activityId, stops]) => [activityId, toStops(stops)]));
}

const toStops = (rows: StopRow[]): BoardStops => ({
  zones: rows.map(({ zone }) => zone),
  views: writtenJson(`[${rows.map(({ stop }) => stop).join(',')}]`),
});
