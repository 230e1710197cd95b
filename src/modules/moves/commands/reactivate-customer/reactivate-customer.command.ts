import { Command } from '@nestjs/cqrs';

/**
 * Makes a customer active again.
 * @returns the new version
 * Refused: 404, 409 STALE_NOUNCE.
 */
export class ReactivateCustomerCommand extends Command<number> {
  constructor(
    readonly customerId: string,
    readonly version: number,
  ) {
    super();
  }
}
