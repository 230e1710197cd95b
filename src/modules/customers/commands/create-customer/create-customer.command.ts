import { Command } from '@nestjs/cqrs';
import type { CustomerState, CustomerValues } from '../../customer-state.js';

/** `managedBy` is the creator and `rateCents` the branch's unless told. */
export type NewCustomer = Pick<
  CustomerValues,
  'branchId' | 'firstName' | 'lastName' | 'referredBy'
> &
  Partial<CustomerValues> & { autobooking?: boolean };

/**
 * Makes a customer, without any activity.
 * Refused: 404 branch, 400 `referredBy` that names no source, `managedBy` no active employee,
 * unknown `previousContractId`.
 */
export class CreateCustomerCommand extends Command<CustomerState> {
  /** `fieldsAt` is where the fields stand in the body, for the paths of faults. */
  constructor(
    readonly customer: NewCustomer,
    readonly fieldsAt = '',
  ) {
    super();
  }
}
