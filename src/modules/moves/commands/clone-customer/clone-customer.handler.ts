import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CreatedView } from '../../contract/customer.view.js';
import { clonedContact, clonedMove } from '../../domain/changes/clone.js';
import { CustomerMaker } from '../customer-maker.js';
import { DriveRefresh } from '../drive-refresh.js';
import { KeptBranches } from '../kept-branches.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { MoveSaver } from '../move-saver.js';
import { CloneCustomerCommand } from './clone-customer.command.js';

@CommandHandler(CloneCustomerCommand)
export class CloneCustomerHandler implements ICommandHandler<CloneCustomerCommand> {
  constructor(
    private readonly customers: CustomerMaker,
    private readonly moves: MoveRepository,
    private readonly branches: KeptBranches,
    private readonly saver: MoveSaver,
    private readonly drives: DriveRefresh,
  ) {}

  async execute({ customerId }: CloneCustomerCommand): Promise<CreatedView> {
    const { customer: known } = await this.moves.find(customerId);
    const branch = await this.branches.get(known.branchId);
    // Read again, now that the time zone is locked.
    const original = await this.moves.find(customerId);
    const customer = await this.customers.make(clonedContact(original.customer));
    const empty = { customer, branch, activities: [] };
    const planned = clonedMove(original, empty);
    await this.saver.saveNew(empty, planned, { clonedFrom: customerId });
    await this.drives.start(empty, planned);
    return { id: customer.id };
  }
}
