import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '../../../../kernel/domain-error.js';
import { CUSTOMER_ERRORS } from '../../contract/errors.js';
import type { CustomerState } from '../../customer-state.js';
import { CustomerStore } from '../../persistence/customer-store.js';
import { ClaimCustomerCommand } from './claim-customer.command.js';

@CommandHandler(ClaimCustomerCommand)
export class ClaimCustomerHandler implements ICommandHandler<ClaimCustomerCommand> {
  constructor(private readonly customers: CustomerStore) {}

  async execute({ claim }: ClaimCustomerCommand): Promise<CustomerState> {
    const { customerId, nounce, mayBeInactive = false, held } = claim;
    const state = held ?? (await this.customers.lock(customerId));
    if (nounce !== null && nounce !== String(state.version)) {
      throw conflict('STALE_NOUNCE', CUSTOMER_ERRORS.STALE_NOUNCE);
    }
    if (state.status !== 'active' && !mayBeInactive) {
      throw conflict('CUSTOMER_INACTIVE', CUSTOMER_ERRORS.CUSTOMER_INACTIVE);
    }
    return { ...state, version: await this.customers.raiseVersion(customerId) };
  }
}
