import { Command } from '@nestjs/cqrs';
import type { EndedSessionsView } from '../../contract/session.view.js';

/**
 * Ends everything that lets an employee in without a new sign-in, in every server process: sessions
 * and their connections, tickets, visits. The sender has locked the employee.
 */
export class EndAccessCommand extends Command<EndedSessionsView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
