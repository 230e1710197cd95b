import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { offToday, seatTaken } from '../refusals.js';

/** Where a person is on a day: a seat of a truck, or on call when truck and position are null. */
export interface CrewPlace {
  employeeId: string;
  branchId: string;
  truckId: string | null;
  position: number | null;
}

export interface Seat {
  truckId: string;
  position: number;
}

/** Somebody on a seat. */
export type Seated = CrewPlace & Seat;

/** A place that was given up. */
export interface FreedPlace extends CrewPlace {
  day: LocalDate;
}

type CrewPlaceRow = typeof OF_EMPLOYEE.row;

const COLUMNS = 'employee_id, branch_id, truck_id, position';
const CREW_PLACE_ROW = {
  employee_id: id(),
  branch_id: id(),
  truck_id: id().orNull(),
  position: smallint().orNull(),
};
const OF_EMPLOYEE = statement(
  CREW_PLACE_ROW,
  sql`select ${COLUMNS} from scheduling.crew_place where employee_id = $1 and day = $2`,
  'plain',
);
const OF_EMPLOYEES = statement(
  CREW_PLACE_ROW,
  sql`
  select ${COLUMNS} from scheduling.crew_place where employee_id = any ($1) and day = $2`,
  'plain',
);
const ON_SEAT = statement(
  CREW_PLACE_ROW,
  sql`
  select ${COLUMNS} from scheduling.crew_place where truck_id = $1 and day = $2 and position = $3`,
  'plain',
);
const HOLD = `
  select employee_id from scheduling.crew_place
  where day = $1 and (employee_id = $2 or (truck_id = $3 and position = $4))
  order by employee_id for update`;
const CREWS = statement(
  CREW_PLACE_ROW,
  sql`
  select ${COLUMNS} from scheduling.crew_place where truck_id = any ($1) and day = $2
  order by employee_id`,
  'plain',
);
const NAMES = statement(
  { displayName: text() },
  sql`
  select e.display_name as "displayName"
  from scheduling.crew_place p join ${EMPLOYEE} e on e.id = p.employee_id
  where p.truck_id = any ($1) and p.day = $2
  order by p.truck_id, p.position`,
  'plain',
);
const PLACE = `
  insert into scheduling.crew_place (day, employee_id, branch_id, truck_id, position)
  values ($1, $2, $3, $4, $5)
  on conflict on constraint crew_one_place_a_day
  do update set branch_id = $3, truck_id = $4, position = $5`;
const REMOVE = `
  delete from scheduling.crew_place
  where employee_id = $1 and day = $2
    and truck_id is not distinct from $3 and position is not distinct from $4`;
const FREE_TRUCKS = statement(
  { ...CREW_PLACE_ROW, day: day() },
  sql`
  delete from scheduling.crew_place
  where truck_id = any ($1) and day >= $2 and ($3::date is null or day <= $3)
  returning ${COLUMNS}, day`,
  'plain',
);

/** Seats and on-call of a day. The database allows a person only one place. */
@Injectable()
export class CrewPlaceRepository {
  constructor(private readonly db: Db) {}

  /**
   * Keeps the person where they are, and on their seat whoever sits on `seat`, until the transaction ends: the lock of
   * a truck keeps others from sitting down on it, not who sits there from being moved elsewhere. Read after it.
   */
  async hold(day: LocalDate, employeeId: string, seat?: Seat): Promise<void> {
    const { truckId = null, position = null } = seat ?? {};
    await this.db.query(HOLD, [day, employeeId, truckId, position]);
  }

  async placeOf(employeeId: string, day: LocalDate): Promise<CrewPlace | undefined> {
    const [row] = await this.db.rows(OF_EMPLOYEE, [employeeId, day]);
    return row && toPlace(row);
  }

  /** Where those of these people are who have a place that day. */
  async placesOf(employeeIds: readonly string[], day: LocalDate): Promise<CrewPlace[]> {
    const rows = await this.db.rows(OF_EMPLOYEES, [employeeIds, day]);
    return rows.map(toPlace);
  }

  async onSeat(truckId: string, day: LocalDate, position: number): Promise<CrewPlace | undefined> {
    const [row] = await this.db.rows(ON_SEAT, [truckId, day, position]);
    return row && toPlace(row);
  }

  /** Who sits on these trucks, by person. */
  async crewsOf(truckIds: readonly string[], day: LocalDate): Promise<Seated[]> {
    const rows = await this.db.rows(CREWS, [truckIds, day]);
    return rows.map((row) => toPlace(row) as Seated);
  }

  /** The names of who sits on these trucks, seat by seat. */
  async namesOn(truckIds: readonly string[], day: LocalDate): Promise<string[]> {
    const rows = await this.db.rows(NAMES, [truckIds, day]);
    return rows.map(({ displayName }) => displayName);
  }

  /** Puts the person there, wherever they were on that day. @throws 409 SEAT_TAKEN OFF_TODAY */
  async place(
    day: LocalDate,
    { employeeId, branchId, truckId, position }: CrewPlace,
  ): Promise<void> {
    try {
      await this.db.execute(PLACE, [day, employeeId, branchId, truckId, position]);
    } catch (error) {
      onConstraint(error, { crew_seat_taken_once: seatTaken, nobody_off_has_a_place: offToday });
    }
  }

  /** Takes the person off this place, if they are there. */
  async remove({ employeeId, truckId, position }: CrewPlace, day: LocalDate): Promise<void> {
    await this.db.execute(REMOVE, [employeeId, day, truckId, position]);
  }

  /** Frees every seat of these trucks from a day on (to another one, inclusive, when given). */
  async freeTrucks(
    truckIds: string[],
    from: LocalDate,
    to: LocalDate | null,
  ): Promise<FreedPlace[]> {
    const values = [truckIds, from, to];
    const rows = await this.db.rows(FREE_TRUCKS, values);
    return rows.map((row) => ({ ...toPlace(row), day: row.day }));
  }
}

const toPlace = (row: CrewPlaceRow): CrewPlace => ({
  employeeId: row.employee_id,
  branchId: row.branch_id,
  truckId: row.truck_id,
  position: row.position,
});
