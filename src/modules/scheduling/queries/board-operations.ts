import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { jsonInstant } from '#platform/json/json-sql.js';
import type { ArrivalWindowView } from '#modules/moves/contract/arrival-window.js';
import type { BookingStopView } from '../contract/booking.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ActivityState, ActivityType } from '#modules/moves/contract/move-terms.js';

/** The stops of an activity, in their order. */
export interface BoardStops {
  zones: string[];
  /** For the answer; those of a whole day cannot be looked into. */
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
  arrival_window: ArrivalWindowView | null;
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
  phone: string | null;
  booked_online: boolean;
  customer_status: CustomerView['status'];
  customer_version: number;
}

/** One operation on a board. */
export interface BoardOperation {
  row: BoardOperationRow;
  stops: BoardStops;
}

const ARRIVAL_WINDOW = `
  case when arrival_from is not null then json_build_object(
    'from', ${jsonInstant('arrival_from')}, 'to', ${jsonInstant('arrival_to')}
  ) end as arrival_window`;

/** A BoardOperationRow of `FROM_BOARDS`. */
export const OPERATION_COLUMNS = `
  operation_id, branch_id, timezone, day, truck_id, unassigned, date, duration, starting_drive_time,
  ending_drive_time, mover_count, early_start, early_start_notes,
  requires_lift or activity_requires_lift as requires_lift, ${ARRIVAL_WINDOW}, activity_id, activity_notes, est_hours,
  num_movers, truck_count, automated_hours, automated_movers, automated_trucks,
  activity_state, activity_type, has_prev_day_activity, has_next_day_activity, stairs_floors,
  trip_fees_cents, starting_trip_fee_cents, ending_trip_fee_cents, customer_id,
  trim(first_name || ' ' || last_name) as customer_name, v_board_operation.phone, customer_status,
  customer_version, booked_online`;
export const FROM_BOARDS = `
  from moves.v_board_operation join branches.v_branch b on b.id = branch_id
  join moves.v_automated_estimate using (activity_id)`;
const OF_CUSTOMER = `
  select ${OPERATION_COLUMNS}, locations ${FROM_BOARDS}
  where customer_id = $1 and (truck_id is not null or unassigned or operation_id = $2)
  order by date, operation_id`;

const OF_ACTIVITIES = `
  select ${OPERATION_COLUMNS}, locations ${FROM_BOARDS}
  where activity_id = any ($1) and (truck_id is not null or unassigned)
  order by customer_id, date, operation_id`;

type OperationWithStopsRow = BoardOperationRow & { locations: BookingStopView[] };

/** Reads what is on boards. */
@Injectable()
export class BoardOperations {
  constructor(private readonly db: Db) {}

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

const withStops = (row: OperationWithStopsRow): BoardOperation => ({
  row,
  stops: { zones: row.locations.map(({ zone }) => zone), views: row.locations },
});
