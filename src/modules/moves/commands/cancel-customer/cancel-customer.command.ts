import { Command } from '@nestjs/cqrs';

/**
 * Makes a customer inactive and takes every operation off its truck and off the boards.
 * @returns the new version
 * Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE.
 */
export class CancelCustomerCommand extends Command<number> {
  constructor(
    readonly customerId: string,
    readonly version: number,
    readonly reason = '',
  ) {
    super();
  }
}
