import { Command } from '@nestjs/cqrs';
import type { PatchCustomerDto } from '../../contract/patch-customer.dto.js';

/**
 * Applies a merge patch to a move's `meta`; a patch of `reconfirm` alone only dismisses and needs
 * no version. Refused: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE.
 */
export class PatchCustomerCommand extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly body: PatchCustomerDto,
  ) {
    super();
  }
}
