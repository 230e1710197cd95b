import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { EndAccessCommand } from '#modules/access/index.js';
import { outstandingAssignments } from '../contract/employee-terms.js';
import { OUTSTANDING_ASSIGNMENTS } from '../ports/outstanding-assignments.js';
import type { OutstandingAssignments } from '../ports/outstanding-assignments.js';

/** What must be true before somebody stops working here, and what ends with it. */
@Injectable()
export class Departure {
  constructor(
    @Inject(OUTSTANDING_ASSIGNMENTS) private readonly assignments: OutstandingAssignments,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Ends all access, so that none of it comes back if the person does. The employee must be locked.
   * @throws 409 OUTSTANDING_ASSIGNMENTS with the days
   */
  async prepare(employeeId: string): Promise<void> {
    const dates = await this.assignments.daysOf(employeeId);
    if (dates.length > 0) {
      throw conflict('OUTSTANDING_ASSIGNMENTS', outstandingAssignments(dates), { dates });
    }
    await this.commands.execute(new EndAccessCommand(employeeId));
  }
}
