import { Command } from '@nestjs/cqrs';
import type { CustomerFacts, CustomerValues } from '../../customer-state.js';

/**
 * Writes values of a customer that the running command has claimed.
 * Refused: 404 branch, 400 unknown `referredBy` or `previousContractId`.
 */
export class ChangeCustomerCommand extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly values: Partial<CustomerValues & CustomerFacts>,
  ) {
    super();
  }
}
