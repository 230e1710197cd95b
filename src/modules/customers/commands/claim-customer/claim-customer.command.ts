import { Command } from '@nestjs/cqrs';
import type { CustomerState } from '../../customer-state.js';

export interface CustomerClaim {
  customerId: string;
  /** The version the write is based on; `null` for commands from elsewhere, which take the latest. */
  nounce: string | null;
  /** Only reactivation (and commands from elsewhere) may write to an inactive customer. */
  mayBeInactive?: boolean;
  /** What LockCustomerCommand told the running command: the row is held already. */
  held?: CustomerState;
}

/**
 * Begins a write to anything inside a customer: holds its row, judges the nounce and raises it.
 * The answer carries the raised version. Refused in this order: 404, 409 STALE_NOUNCE,
 * 409 CUSTOMER_INACTIVE.
 */
export class ClaimCustomerCommand extends Command<CustomerState> {
  constructor(readonly claim: CustomerClaim) {
    super();
  }
}
