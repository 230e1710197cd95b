import { Command } from '@nestjs/cqrs';
import type { EndedSessionsView } from '#modules/access/contract/session.view.js';

/**
 * Signs an employee out everywhere, whatever days they are planned for: sessions, connections,
 * tickets, visits and the calendar link end. They may sign in again as long as they are active.
 * Refused: 404 for an unknown or deleted employee.
 */
export class EndSessionsCommand extends Command<EndedSessionsView> {
  constructor(readonly employeeId: string) {
    super();
  }
}
