import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CustomerReferences } from '../../persistence/customer-references.js';
import { CustomerStore } from '../../persistence/customer-store.js';
import { SearchIndex } from '../../persistence/search-index.js';
import { ChangeCustomerCommand } from './change-customer.command.js';

const NAMES = ['firstName', 'lastName', 'altFirstName', 'altLastName'] as const;

@CommandHandler(ChangeCustomerCommand)
export class ChangeCustomerHandler implements ICommandHandler<ChangeCustomerCommand> {
  constructor(
    private readonly references: CustomerReferences,
    private readonly customers: CustomerStore,
    private readonly search: SearchIndex,
  ) {}

  async execute({ customerId, values }: ChangeCustomerCommand): Promise<void> {
    if (values.branchId !== undefined) await this.references.branch(values.branchId);
    if (values.referredBy !== undefined) await this.references.requireSource(values.referredBy);
    if (values.managedBy) await this.references.requireManager(values.managedBy);
    await this.customers.update(customerId, values);
    this.search.refresh([customerId]);
    if (NAMES.some((name) => values[name])) await this.search.addWords([customerId]);
  }
}
