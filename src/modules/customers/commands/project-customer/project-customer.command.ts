import { Command } from '@nestjs/cqrs';
import type { Projection } from '../../projection.js';

/** The version that the customer had when the fact was noted; mail keeps it for the delivery. */
export interface Projected {
  version: number;
}

/**
 * Tells customers a fact of a module above, for the lists, the contract stage and the reconfirm
 * mark. Needs and changes no nounce. Refused: 404.
 */
export class ProjectCustomerCommand extends Command<Projected> {
  constructor(
    readonly customerId: string,
    readonly projection: Projection,
  ) {
    super();
  }
}
