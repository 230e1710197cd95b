import { Injectable } from '@nestjs/common';
import { localDateOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';
import type { OutstandingAssignments } from '../../employees/index.js';

const TIMEZONE = `
  select b.timezone from employees.v_employee e join branches.v_branch b on b.id = e.branch_id
  where e.id = $1`;
const DAYS = `
  select day from scheduling.v_crew_place where employee_id = $1 and day >= $2
  union
  select day from scheduling.v_day_plan
  where day >= $2 and (acting_manager_id = $1 or support_manager_id = $1)
  order by day`;

/** The days from today on that a person is planned for. */
@Injectable()
export class OutstandingAssignmentsAdapter implements OutstandingAssignments {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async daysOf(employeeId: string): Promise<LocalDate[]> {
    const [employee] = await this.db.query<{ timezone: string }>(TIMEZONE, [employeeId]);
    const today = localDateOf(this.clock.now(), employee?.timezone ?? 'utc');
    const rows = await this.db.query<{ day: LocalDate }>(DAYS, [employeeId, today]);
    return rows.map(({ day }) => day);
  }
}
