import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';
import type { BookingStopView } from '../contract/booking.view.js';
import type { ActivityState, ActivityType } from '../../moves/contract/move-terms.js';

/** One operation on a board as `moves.v_board_operation` has it, in its branch's zone; hours as decimals, money in cents. */
export interface BoardOperation {
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
  requires_lift: boolean;
  activity_id: string;
  activity_notes: string;
  activity_requires_lift: boolean;
  est_hours: number;
  activity_state: ActivityState;
  activity_type: ActivityType;
  has_prev_day_activity: boolean;
  has_next_day_activity: boolean;
  stairs_floors: number;
  trip_fee_cents: number;
  starting_trip_fee_cents: number;
  ending_trip_fee_cents: number;
  locations: BookingStopView[];
  customer_id: string;
  first_name: string;
  last_name: string;
  customer_status: 'active' | 'inactive';
  customer_version: number;
}

const COLUMNS = `
  operation_id, branch_id, timezone, day, truck_id, unassigned, date, duration, starting_drive_time,
  ending_drive_time, mover_count, early_start, early_start_notes, requires_lift, activity_id,
  activity_notes, activity_requires_lift, est_hours, activity_state, activity_type,
  has_prev_day_activity, has_next_day_activity, stairs_floors, trip_fee_cents,
  starting_trip_fee_cents, ending_trip_fee_cents, customer_id, first_name, last_name,
  customer_status, customer_version`;
const FROM = 'from moves.v_board_operation join branches.v_branch b on b.id = branch_id';
const OF_DAY = `
  select ${COLUMNS} ${FROM}
  where branch_id = $1 and day = $2 and (truck_id is not null or unassigned)
  order by customer_id, date, operation_id`;
const STOPS_OF_DAY = `
  select l.activity_id, l.street, l.unit, l.city, l.state, l.zip, l.type_of_work as "typeOfWOrk",
         l.location_type as "locationType", l.floor, l.stories, l.has_elevator as "hasElevator",
         l.distance_to_door as "distanceToDoor", l.parking_type as "parkingType", l.notes, l.zone,
         l.is_problem as "isProblem"
  from moves.v_location l
  where l.activity_id in (
    select o.activity_id from moves.v_operation o
    where o.branch_id = $1 and o.day = $2 and (o.truck_id is not null or o.unassigned))
  order by l.activity_id, l.position`;
const BY_ID = `select ${COLUMNS}, locations ${FROM} where operation_id = $1`;
const OF_CUSTOMER = `
  select ${COLUMNS}, locations ${FROM}
  where customer_id = $1 and (truck_id is not null or unassigned) order by date, operation_id`;

type WithoutStops = Omit<BoardOperation, 'locations'>;
type StopRow = BookingStopView & { activity_id: string };

/** Reads what lies on boards. */
@Injectable()
export class BoardOperations {
  constructor(private readonly db: Db) {}

  /**
   * The stops are many: as rows, read beside the operations, they take half the time that they take
   * as JSON inside them. Whoever places an operation between the two tells every open board.
   */
  async ofDay(branchId: string, day: LocalDate): Promise<BoardOperation[]> {
    const values = [branchId, day];
    const [operations, stops] = await Promise.all([
      this.db.prepared<WithoutStops>(OF_DAY, values),
      this.db.prepared<StopRow>(STOPS_OF_DAY, values),
    ]);
    const stopsOf = byActivity(stops);
    return operations.map((operation) =>
      Object.assign(operation, { locations: stopsOf.get(operation.activity_id) ?? [] }),
    );
  }

  /** Wherever it is, on a board or not. */
  async find(operationId: string): Promise<BoardOperation | undefined> {
    return (await this.db.prepared<BoardOperation>(BY_ID, [operationId]))[0];
  }

  /** What boards show of a customer. */
  ofCustomer(customerId: string): Promise<BoardOperation[]> {
    return this.db.prepared<BoardOperation>(OF_CUSTOMER, [customerId]);
  }
}

function byActivity(rows: StopRow[]): Map<string, BookingStopView[]> {
  const stops = new Map<string, BookingStopView[]>();
  for (const { activity_id: activityId, ...stop } of rows) {
    const known = stops.get(activityId);
    if (known) known.push(stop);
    else stops.set(activityId, [stop]);
  }
  return stops;
}
