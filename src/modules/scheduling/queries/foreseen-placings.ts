import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import {
  boolean,
  day,
  id,
  instant,
  integer,
  json,
  numeric,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { BOARD_OPERATION, DIRECT_LEG } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { rowOfDay } from '../domain/judge-drop.js';
import type { DroppedOperation, DropTruck } from '../domain/judge-drop.js';
import type { OccupancyKind } from '../domain/occupancy-kind.js';
import { toStandIn } from '../persistence/row-occupied.mapper.js';
import type { StandInJson } from '../persistence/row-occupied.mapper.js';
import { servingTrucks, standInOf } from '../persistence/row-of-day.sql.js';

/** An operation and the truck that it should go to, as they are at one moment. */
export interface ForeseenPlacing {
  version: number;
  place: { truck: string | null; unassigned: boolean };
  operation: DroppedOperation;
  truck: DropTruck;
}

/** One row for each thing on the truck, or one row for an empty truck. */
type PlacingRow = typeof FIND.row;

const FIND = statement(
  {
    branch_id: id(),
    timezone: text(),
    day: day(),
    date: instant(),
    duration: numeric(),
    starting_drive_time: numeric(),
    ending_drive_time: numeric(),
    requires_lift: boolean(),
    truck_id: id().orNull(),
    unassigned: boolean(),
    version: integer(),
    is_active: boolean(),
    truck_branch_id: id(),
    in_service: boolean(),
    has_lift: boolean(),
    is_rental: boolean(),
    rental_day: day().orNull(),
    standIn: json<StandInJson>().orNull(),
    kind: text<OccupancyKind>().orNull(),
    occupied: text().orNull(),
    on_truck: text().orNull(),
    starts: instant().orNull(),
    ends: instant().orNull(),
    is_rest_of_day: boolean(),
  },
  sql`
  select o.branch_id, b.timezone, o.day, o.date, o.duration, o.starting_drive_time,
         o.ending_drive_time, o.requires_lift or o.activity_requires_lift as requires_lift,
         o.truck_id, o.unassigned, o.customer_version as version,
         o.customer_status = 'active' as is_active, t.branch_id as truck_branch_id, t.in_service,
         t.has_lift, t.is_rental, t.rental_day, s.kind, s.operation_id as occupied,
         s.truck_id as on_truck, lower(s.during) as starts, upper(s.during) as ends,
         (select row_to_json(one) from (${standInOf('$2', 'o.day')}) one) as "standIn",
         s.unavailable_from is not null as is_rest_of_day
  from ${BOARD_OPERATION} o
       join ${BRANCH} b on b.id = o.branch_id
       join ${TRUCK} t on t.id = $2
       left join scheduling.occupancy s
         on s.truck_id = ${servingTrucks('$2', 'o.day')} and s.day = o.day and (s.kind <> 'hold' or s.expires_at > now())
  where o.operation_id = $1
    and not exists (select from ${DIRECT_LEG} where $1 in (follower_id, followed_id))`,
);

/** Reads what an assignment is judged by, in one statement and without locking anything. */
@Injectable()
export class ForeseenPlacings {
  constructor(private readonly db: Db) {}

  /**
   * Undefined if there is no such operation or truck, and of an operation with a direct leg, whose
   * drives depend on the truck.
   */
  async find(operationId: string, truckId: string): Promise<ForeseenPlacing | undefined> {
    const rows = await this.db.rows(FIND, [operationId, truckId]);
    const [row] = rows;
    return (
      row && {
        ...nowOf(row),
        operation: operationOf(operationId, row),
        truck: truckOf(truckId, row, rows),
      }
    );
  }
}

const nowOf = (row: PlacingRow): Pick<ForeseenPlacing, 'version' | 'place'> => ({
  version: row.version,
  place: { truck: row.truck_id, unassigned: row.unassigned },
});

const operationOf = (operationId: string, row: PlacingRow): DroppedOperation => ({
  operationId,
  branchId: row.branch_id,
  requiresLift: row.requires_lift,
  window: envelopeWindow(
    bookingEnvelope({
      date: row.date,
      duration: row.duration,
      startingDriveTime: row.starting_drive_time,
      endingDriveTime: row.ending_drive_time,
    }),
  ),
  day: row.day,
  timezone: row.timezone,
  isCustomerActive: row.is_active,
});

const truckOf = (truckId: string, row: PlacingRow, rows: PlacingRow[]): DropTruck => {
  const truck = {
    _id: truckId,
    branchId: row.truck_branch_id,
    inService: row.in_service,
    hasLift: row.has_lift,
    isRental: row.is_rental,
    rentalDay: row.rental_day,
  };
  return rowOfDay(truck, rows.flatMap(toSlots), toStandIn(row.standIn));
};

const toSlots = ({ kind, occupied, starts, ends, ...row }: PlacingRow) =>
  kind === null || starts === null || ends === null || row.on_truck === null
    ? []
    : [
        {
          ...{ kind, operationId: occupied, start: starts, end: ends },
          ...{ isRestOfDay: row.is_rest_of_day, truckId: row.on_truck },
        },
      ];
