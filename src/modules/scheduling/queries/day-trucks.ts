import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, id, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { DayTruckView, StandInView, StandsInForView } from '../contract/day.view.js';
import { OCCUPANCY } from '../sql/occupancy.view.js';

const VIEWS = `
  select t.id as "_id", t.name, t.abbreviation, t.color, t.has_lift as "hasLift",
         t.in_service as "inService", t.is_rental as "isRental", t.rental_day as "rentalDay",
         t.branch_id as "branchId",
         o.note is not null and o.unavailable_from is null as unavailable,
         coalesce(o.note, '') as "unavailableNote",
         to_char(o.unavailable_from, 'HH24:MI') as "unavailableFrom",
         (select json_build_object('truck', other.id, 'name', other.name,
                   'from', to_char(s.since, 'HH24:MI'), 'note', s.note)
          from scheduling.stand_in s join ${TRUCK} other on other.id = s.by_id
          where s.truck_id = t.id and s.day = $2) as "standIn",
         (select coalesce(json_agg(json_build_object('truck', other.id, 'name', other.name,
                   'from', to_char(s.since, 'HH24:MI'))), '[]')
          from scheduling.stand_in s join ${TRUCK} other on other.id = s.truck_id
          where s.by_id = t.id and s.day = $2) as "standsInFor"
  from ${TRUCK} t
  left join ${OCCUPANCY} o
    on o.truck_id = t.id and o.day = $2 and o.kind = 'unavailable'`;
const DAY_TRUCK_VIEW = {
  unavailable: boolean(),
  unavailableNote: text(),
  unavailableFrom: text().orNull(),
  standIn: json<StandInView>().orNull(),
  standsInFor: json<StandsInForView[]>(),
  _id: id(),
  name: text(),
  abbreviation: text(),
  color: text(),
  hasLift: boolean(),
  inService: boolean(),
  isRental: boolean(),
  rentalDay: day().orNull(),
  branchId: id(),
};
/** DayTruckViews of the branch `$1` on the day `$2`: those in service and that day's rentals, by name. */
export const DAY_TRUCKS = statement(
  DAY_TRUCK_VIEW,
  sql`
  ${VIEWS}
  where t.branch_id = $1 and t.in_service and (not t.is_rental or t.rental_day = $2)
  order by lower(t.name), t.id`,
);
const SOME = statement(
  DAY_TRUCK_VIEW,
  sql`${VIEWS} where t.id = any ($1) order by lower(t.name), t.id`,
);

/** Reads trucks as they are on one day. */
@Injectable()
export class DayTrucks {
  constructor(private readonly db: Db) {}

  /** The branch's in service and that day's rentals, by name. */
  ofDay(branchId: string, day: LocalDate): Promise<DayTruckView[]> {
    return this.db.rows(DAY_TRUCKS, [branchId, day]);
  }

  some(truckIds: string[], day: LocalDate): Promise<DayTruckView[]> {
    return this.db.rows(SOME, [truckIds, day]);
  }
}
