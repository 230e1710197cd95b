import { Command } from '@nestjs/cqrs';
import type { TicketView } from '../../contract/access.view.js';

/**
 * A ticket of the actor's for what `purpose` names (see TicketDto).
 * Refused: 403 where the actor may not have it, 404 for what the actor may not know of.
 */
export class IssueTicketCommand extends Command<TicketView> {
  constructor(readonly purpose: string) {
    super();
  }
}
