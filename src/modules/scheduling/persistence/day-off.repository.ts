import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';

const REASON = statement(
  { reason: text() },
  sql`select reason from scheduling.day_off where employee_id = $1 and day = $2`,
  'plain',
);
const AMONG = statement(
  { employee_id: id() },
  sql`
  select employee_id from scheduling.day_off where employee_id = any ($1) and day = $2`,
  'plain',
);
const MARK = `
  insert into scheduling.day_off (employee_id, day, reason) values ($1, $2, $3)
  on conflict on constraint day_off_once do update set reason = $3`;
const UNMARK = statement(
  { reason: text() },
  sql`
  delete from scheduling.day_off where employee_id = $1 and day = $2 returning reason`,
  'plain',
);

/** Who does not work on which day. The database gives nobody who is off a seat or an on-call place. */
@Injectable()
export class DayOffRepository {
  constructor(private readonly db: Db) {}

  /** Why the person is off; undefined when they are not. */
  async reasonOf(employeeId: string, day: LocalDate): Promise<string | undefined> {
    return (await this.db.rows(REASON, [employeeId, day]))[0]?.reason;
  }

  /** Who of these people is off. */
  async among(employeeIds: readonly string[], day: LocalDate): Promise<Set<string>> {
    const rows = await this.db.rows(AMONG, [employeeIds, day]);
    return new Set(rows.map((row) => row.employee_id));
  }

  async mark(employeeId: string, day: LocalDate, reason: string): Promise<void> {
    await this.db.execute(MARK, [employeeId, day, reason]);
  }

  /** @returns why the person was off; undefined when they were not. */
  async unmark(employeeId: string, day: LocalDate): Promise<string | undefined> {
    return (await this.db.rows(UNMARK, [employeeId, day]))[0]?.reason;
  }
}
