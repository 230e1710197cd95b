import type { Confirmation } from '#kernel/confirmation.js';

/**
 * A customer was told the plan, or need not be told anymore, without a save. Raised inside the transaction.
 */
export class ConfirmationChanged {
  constructor(
    readonly customerId: string,
    readonly confirmation: Confirmation,
  ) {}
}
