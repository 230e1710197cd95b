import { CommandBus, CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CreateCustomerCommand, FindCustomerQuery } from '../../../customers/index.js';
import type { CreatedView } from '../../contract/customer.view.js';
import { HeldMoves } from '../held-moves.js';
import { clonedActivity, clonedContact } from '../../domain/changes/clone.js';
import { MoveSaver } from '../move-saver.js';
import { CloneCustomerCommand } from './clone-customer.command.js';

@CommandHandler(CloneCustomerCommand)
export class CloneCustomerHandler implements ICommandHandler<CloneCustomerCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly moves: HeldMoves,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ customerId }: CloneCustomerCommand): Promise<CreatedView> {
    const found = await this.queries.execute(new FindCustomerQuery(customerId));
    const original = await this.moves.load(found.customer);
    const customer = await this.commands.execute(
      new CreateCustomerCommand(clonedContact(original.customer)),
    );
    const empty = { customer, branch: original.branch, activities: [] };
    const activities = original.activities.map((activity) => clonedActivity(activity, customer));
    const data = { clonedFrom: customerId };
    await this.saver.save(empty, { ...empty, activities }, { type: 'CREATED', data });
    return { id: customer.id };
  }
}
