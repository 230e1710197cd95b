import { Command } from '@nestjs/cqrs';

/**
 * Makes a customer inactive and takes every operation off its truck and off the boards; the new
 * nounce. Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE.
 */
export class CancelCustomerCommand extends Command<string> {
  constructor(
    readonly customerId: string,
    readonly nounce: string,
    readonly reason = '',
  ) {
    super();
  }
}
