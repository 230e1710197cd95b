import { Command } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

export interface LockedEmployee {
  employeeId: string;
  displayName: string;
  branchId: string;
  roles: readonly Role[];
  isTeamLead: boolean;
  active: boolean;
}

/**
 * Takes the lock that every command on an employee's day takes first, so that two of them, or one
 * and a deactivation, run one after the other. Refused: 404 for an unknown or deleted employee.
 */
export class LockEmployeeCommand extends Command<LockedEmployee> {
  constructor(readonly employeeId: string) {
    super();
  }
}
