import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { EMPLOYEE_ERRORS } from '../contract/employee-terms.js';
import type { EmployeeFields } from '../domain/employee-fields.js';
import { EmployeeRow } from './employee.row.js';

const LOCK_ADMINS = "select pg_advisory_xact_lock(hashtextextended('employees.admins', 0))";
const OTHER_ADMIN = statement(
  { is_there: boolean() },
  sql`
  select exists (
    select from employees.employee
    where id <> $1 and active and not deleted and 'admin' = any (roles)
  ) as is_there`,
  'plain',
);

/** The stored employees, as commands see them. */
@Injectable()
export class EmployeeRepository {
  constructor(private readonly db: Db) {}

  /**
   * The employee, locked until the command ends.
   * @throws 404 for an unknown or deleted one
   */
  async lock(id: string): Promise<EmployeeRow> {
    const row = await this.db.manager.findOne(EmployeeRow, {
      where: { id, deleted: false },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('Employee');
    return row;
  }

  /**
   * Admins stop being one by one until each command ends, so that no two rely on each other.
   * @throws 409 LAST_ADMIN when nobody else is an active one
   */
  async requireOtherAdmin(id: string): Promise<void> {
    await this.db.execute(LOCK_ADMINS);
    const [other] = await this.db.rows(OTHER_ADMIN, [id]);
    if (!other?.is_there) throw conflict('LAST_ADMIN', EMPLOYEE_ERRORS.LAST_ADMIN);
  }

  /** @throws 409 EMAIL_TAKEN, 404 for an unknown branch */
  async add(id: string, fields: EmployeeFields): Promise<void> {
    await this.save(Object.assign(new EmployeeRow(), fields, { id, deleted: false, version: 1 }));
  }

  /** @throws 409 EMAIL_TAKEN, 404 for an unknown branch */
  async save(row: EmployeeRow): Promise<void> {
    try {
      await this.db.manager.save(row);
    } catch (error) {
      onConstraint(error, {
        employee_email_taken: () => conflict('EMAIL_TAKEN', EMPLOYEE_ERRORS.EMAIL_TAKEN),
        employee_branch_exists: () => notFound('Branch'),
      });
    }
  }
}
