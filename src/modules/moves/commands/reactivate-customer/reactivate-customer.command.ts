import { Command } from '@nestjs/cqrs';

/** Makes a customer active again; the new nounce. Refused: 404, 409 STALE_NOUNCE. */
export class ReactivateCustomerCommand extends Command<string> {
  constructor(
    readonly customerId: string,
    readonly nounce: string,
  ) {
    super();
  }
}
