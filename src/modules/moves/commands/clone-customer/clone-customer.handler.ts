import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CreatedView } from '../../contract/customer.view.js';
import { clonedActivity, clonedContact } from '../../domain/changes/clone.js';
import { CustomerMaker } from '../customer-maker.js';
import { LockedMoves } from '../locked-moves.js';
import { MoveSaver } from '../move-saver.js';
import { CloneCustomerCommand } from './clone-customer.command.js';

@CommandHandler(CloneCustomerCommand)
export class CloneCustomerHandler implements ICommandHandler<CloneCustomerCommand> {
  constructor(
    private readonly customers: CustomerMaker,
    private readonly moves: LockedMoves,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ customerId }: CloneCustomerCommand): Promise<CreatedView> {
    const original = await this.moves.original(customerId);
    const customer = await this.customers.make(clonedContact(original.customer));
    const empty = { customer, branch: original.branch, activities: [] };
    const activities = original.activities.map((activity) => clonedActivity(activity, customer));
    const data = { clonedFrom: customerId };
    await this.saver.saveNew(empty, { ...empty, activities }, { type: 'CREATED', data });
    return { id: customer.id };
  }
}
