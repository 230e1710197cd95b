import { Command } from '@nestjs/cqrs';
import type { PatchCustomerDto } from '../../contract/patch-customer.dto.js';

/**
 * Lays a merge patch over a move's `meta`; a patch of `reconfirm` alone only dismisses and needs no
 * version. Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE.
 */
export class PatchCustomerCommand extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly body: PatchCustomerDto,
  ) {
    super();
  }
}
