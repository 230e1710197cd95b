import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';
import type { DayTruckView } from '../contract/day.view.js';

interface DayTruckRow {
  id: string;
  branch_id: string;
  name: string;
  abbreviation: string;
  color: string;
  has_lift: boolean;
  in_service: boolean;
  is_rental: boolean;
  rental_day: LocalDate | null;
  unavailable_note: string | null;
}

const COLUMNS = `
  t.id, t.branch_id, t.name, t.abbreviation, t.color, t.has_lift, t.in_service, t.is_rental,
  t.rental_day, o.note as unavailable_note
  from trucks.v_truck t
  left join scheduling.v_occupancy o
    on o.truck_id = t.id and o.day = $2 and o.kind = 'unavailable'`;
const OF_DAY = `
  select ${COLUMNS}
  where t.branch_id = $1 and t.in_service and (not t.is_rental or t.rental_day = $2)
  order by lower(t.name), t.id`;
const SOME = `select ${COLUMNS} where t.id = any ($1) order by lower(t.name), t.id`;

/** Reads trucks as they are on one day. */
@Injectable()
export class DayTrucks {
  constructor(private readonly db: Db) {}

  /** The branch's in service and that day's rentals, by name. */
  async ofDay(branchId: string, day: LocalDate): Promise<DayTruckView[]> {
    return (await this.db.prepared<DayTruckRow>(OF_DAY, [branchId, day])).map(toView);
  }

  async some(truckIds: string[], day: LocalDate): Promise<DayTruckView[]> {
    return (await this.db.prepared<DayTruckRow>(SOME, [truckIds, day])).map(toView);
  }
}

const toView = (row: DayTruckRow): DayTruckView => ({
  _id: row.id,
  name: row.name,
  abbreviation: row.abbreviation,
  color: row.color,
  hasLift: row.has_lift,
  inService: row.in_service,
  isRental: row.is_rental,
  rentalDay: row.rental_day,
  branchId: row.branch_id,
  unavailable: row.unavailable_note !== null,
  unavailableNote: row.unavailable_note ?? '',
});
