import { Command } from '@nestjs/cqrs';
import type { TicketView } from '../../contract/access.view.js';

/**
 * Issues a ticket for what `purpose` names (see TicketDto).
 * Refused: 403 if the person may not have it, 404 for what the person may not know about.
 */
export class IssueTicketCommand extends Command<TicketView> {
  constructor(readonly purpose: string) {
    super();
  }
}
