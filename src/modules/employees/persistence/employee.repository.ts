import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { EMPLOYEE_ERRORS } from '../contract/employee-terms.js';
import type { EmployeeFields } from '../domain/employee-fields.js';
import { EmployeeRow } from './employee.row.js';

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

  /** @throws 409 EMAIL_TAKEN, 404 for an unknown branch */
  async add(id: string, fields: EmployeeFields): Promise<void> {
    await this.save(Object.assign(new EmployeeRow(), fields, { id, deleted: false }));
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
