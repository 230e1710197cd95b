import { Command } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

export interface SessionStart {
  employeeId: string;
  roles: readonly Role[];
  /** What the person will know the place by. */
  device: string;
}

/**
 * Begins a session of an employee and answers with the bearer token that stands for it.
 * Refused: 401 LOGIN_FAILED for somebody who is not active.
 */
export class StartSessionCommand extends Command<{ token: string }> {
  constructor(readonly start: SessionStart) {
    super();
  }
}
