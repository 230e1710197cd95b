import { Command } from '@nestjs/cqrs';
import type { CreatedView } from '../../contract/customer.view.js';

/**
 * Creates a new customer like another one: contact data and activities with stops and estimates, no
 * trucks, no emails, no history. Refused: 404.
 */
export class CloneCustomerCommand extends Command<CreatedView> {
  constructor(readonly customerId: string) {
    super();
  }
}
