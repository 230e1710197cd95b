import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CustomerState } from '../../customer-state.js';
import { CustomerStore } from '../../persistence/customer-store.js';
import { LockCustomerCommand } from './lock-customer.command.js';

@CommandHandler(LockCustomerCommand)
export class LockCustomerHandler implements ICommandHandler<LockCustomerCommand> {
  constructor(private readonly customers: CustomerStore) {}

  execute({ customerId }: LockCustomerCommand): Promise<CustomerState> {
    return this.customers.lock(customerId);
  }
}
