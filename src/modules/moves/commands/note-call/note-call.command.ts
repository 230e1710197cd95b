import { Command } from '@nestjs/cqrs';
import type { LoggedCall } from '../../domain/customer-milestones.js';

/**
 * Notes on a customer that a call was logged; the customer is locked until the command ends. Needs
 * and changes no version. Refused: 404.
 */
export class NoteCallCommand extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly call: LoggedCall,
  ) {
    super();
  }
}
