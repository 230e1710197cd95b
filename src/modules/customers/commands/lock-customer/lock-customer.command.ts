import { Command } from '@nestjs/cqrs';
import type { CustomerState } from '../../customer-state.js';

/** Holds a customer's row until the running command's end and tells its state. Refused: 404. */
export class LockCustomerCommand extends Command<CustomerState> {
  constructor(readonly customerId: string) {
    super();
  }
}
