import { Command } from '@nestjs/cqrs';
import type { SaveCustomerDto } from '../../contract/save-customer.dto.js';

/**
 * Merges a Customer body into the stored one (R-SAVE-1, R-SAVE-2).
 * @returns the new version
 * Refused in this order: 404, 409 STALE_NOUNCE, 409 CUSTOMER_INACTIVE, 400 fields and unknown ids,
 * 404 branch or activity, 409 ACTIVITY_COMMITTED, 422 PRE_SAVE_CHECKS.
 */
export class UpdateCustomerCommand extends Command<number> {
  constructor(
    readonly customerId: string,
    readonly body: SaveCustomerDto,
  ) {
    super();
  }
}
