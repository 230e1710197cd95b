import { Injectable } from '@nestjs/common';
import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { boolean, day, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { FormerSeat } from '../domain/repeat-crews.js';

/** A former seat, and who had it. */
export interface KnownSeat extends FormerSeat {
  displayName: string;
  /** Can still be put on crews. */
  isMember: boolean;
}

/** Days before a day in which its trucks' last working days are looked for. */
const LOOK_BACK_DAYS = 14;

const LAST = statement(
  {
    displayName: text(),
    /** Can still be put on crews. */
    isMember: boolean(),
    day: day(),
    mover: text(),
    truck: text(),
    position: smallint(),
  },
  sql`
  select p.truck_id as truck, p.day, p.position, p.employee_id as mover,
         e.display_name as "displayName",
         e.active and not e.deleted and e.roles && array['mover', 'team_lead'] as "isMember"
  from unnest($1::text[]) asked(id)
  cross join lateral (
    select max(day) as day from scheduling.crew_place
    where truck_id = asked.id and day >= $3 and day < $2) last
  join scheduling.crew_place p on p.truck_id = asked.id and p.day = last.day
  join ${EMPLOYEE} e on e.id = p.employee_id
  order by p.employee_id, p.truck_id`,
  'plain',
);

/** Who sat where on the days before. */
@Injectable()
export class FormerCrewsRepository {
  constructor(private readonly db: Db) {}

  /** The seats of each truck on its last working day before that one, by person. */
  before(day: LocalDate, truckIds: readonly string[]): Promise<KnownSeat[]> {
    const values = [truckIds, day, addDays(day, -LOOK_BACK_DAYS)];
    return this.db.rows(LAST, values);
  }
}
