import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { day } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import type { OutstandingAssignments } from '#modules/employees/index.js';
import { CREW_PLACE } from '../sql/crew-place.view.js';
import { DAY_PLAN } from '../sql/day-plan.view.js';

const DAYS = statement(
  { day: day() },
  sql`
  select p.day
  from (
    select branch_id, day from ${CREW_PLACE} where employee_id = $1
    union
    select branch_id, day from ${DAY_PLAN}
    where acting_manager_id = $1 or support_manager_id = $1
  ) p join ${BRANCH} b on b.id = p.branch_id
  where p.day >= ($2::timestamptz at time zone b.timezone)::date
  group by p.day order by p.day`,
  'plain',
);

/**
 * The days that a person is planned for, from today on in the time zone of the branch that planned.
 */
@Injectable()
export class OutstandingAssignmentsAdapter implements OutstandingAssignments {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async daysOf(employeeId: string): Promise<LocalDate[]> {
    const rows = await this.db.rows(DAYS, [employeeId, this.clock.now()]);
    return rows.map(({ day }) => day);
  }
}
