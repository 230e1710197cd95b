import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CreatedView } from '../../contract/customer.view.js';
import { activityInside } from '../../contract/work-on-wire.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { CustomerMaker } from '../customer-maker.js';
import { KeptBranches } from '../kept-branches.js';
import { freshActivity } from '../../domain/changes/fresh-activity.js';
import { changedActivity } from '../../domain/changes/changed-activity.js';
import { requirePreSave } from '../../domain/changes/pre-save.js';
import { MoveSaver } from '../move-saver.js';
import { CreateMoveCommand } from './create-move.command.js';
import type { NewMove } from './create-move.command.js';
import type { Activity } from '../../domain/activity.js';
import type { Customer } from '../../domain/customer.js';
import type { MoveBranch } from '../../domain/move.js';

@CommandHandler(CreateMoveCommand)
export class CreateMoveHandler implements ICommandHandler<CreateMoveCommand> {
  constructor(
    private readonly customers: CustomerMaker,
    private readonly branches: KeptBranches,
    private readonly lookups: ActivityLookups,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ move }: CreateMoveCommand): Promise<CreatedView> {
    const { customer, requestedDay, fieldsAt } = move;
    const created = await this.customers.make({ ...customer, requestedDay }, fieldsAt);
    const branch = await this.branches.get(created.branchId);
    const empty = { customer: created, branch, activities: [] };
    const planned = { ...empty, activities: await this.firstActivity(created, branch, move) };
    requirePreSave(planned);
    await this.saver.saveNew(empty, planned);
    return { id: created.id };
  }

  private async firstActivity(
    customer: Customer,
    branch: MoveBranch,
    { requestedDay, activity: known }: NewMove,
  ): Promise<Activity[]> {
    if (requestedDay === null) return [];
    const { created, version } = customer;
    const made = { branch, activityDay: requestedDay, created, version };
    const activity = freshActivity(made);
    if (!known) return [activity];
    const planned = changedActivity(activity, activityInside(known), {
      from: branch,
      to: branch,
      path: 'activity',
    });
    const empty = { customer, branch, activities: [] };
    return this.lookups.complete(empty, { ...empty, activities: [planned] });
  }
}
