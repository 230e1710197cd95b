import { Command } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

export interface SessionStart {
  employeeId: string;
  roles: readonly Role[];
  /** How the person will recognize the device. */
  device: string;
}

/**
 * Starts an employee's session and returns its bearer token.
 * Refused: 401 LOGIN_FAILED for somebody who is not active.
 */
export class StartSessionCommand extends Command<{ token: string }> {
  constructor(readonly start: SessionStart) {
    super();
  }
}
