import { Inject, Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/domain-error.js';
import { outstandingAssignments } from '../contract/errors.js';
import { OUTSTANDING_ASSIGNMENTS } from '../outstanding-assignments.js';
import type { OutstandingAssignments } from '../outstanding-assignments.js';

/** What must hold before somebody stops working here. */
@Injectable()
export class Departure {
  constructor(
    @Inject(OUTSTANDING_ASSIGNMENTS) private readonly assignments: OutstandingAssignments,
  ) {}

  /** @throws 409 OUTSTANDING_ASSIGNMENTS with the days. The employee must be locked. */
  async prepare(employeeId: string): Promise<void> {
    const dates = await this.assignments.daysOf(employeeId);
    if (dates.length === 0) return;
    throw conflict('OUTSTANDING_ASSIGNMENTS', outstandingAssignments(dates), { dates });
  }
}
