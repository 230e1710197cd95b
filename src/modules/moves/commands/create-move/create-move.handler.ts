import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { CreatedView } from '../../contract/customer.view.js';
import { activityInside } from '../../contract/work-on-wire.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { CustomerMaker } from '../customer-maker.js';
import { KeptBranches } from '../kept-branches.js';
import { firstActivity } from '../../domain/changes/first-activity.js';
import { withReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';
import { requirePreSave } from '../../domain/changes/pre-save.js';
import { MoveSaver } from '../move-saver.js';
import { CreateMoveCommand } from './create-move.command.js';
import type { NewMove } from './create-move.command.js';
import type { Activity } from '../../domain/activity.js';
import type { Customer } from '../../domain/customer.js';
import type { MoveBranch } from '../../domain/move.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';

@CommandHandler(CreateMoveCommand)
export class CreateMoveHandler implements ICommandHandler<CreateMoveCommand> {
  constructor(
    private readonly customers: CustomerMaker,
    private readonly branches: KeptBranches,
    private readonly lookups: ActivityLookups,
    private readonly saver: MoveSaver,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
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
    { requestedDay, activity: known, drives }: NewMove,
  ): Promise<Activity[]> {
    if (requestedDay === null) return [];
    const { created, version } = customer;
    const made = { branch, activityDay: requestedDay, created, version };
    if (!known) return [firstActivity(made)];
    const planned = firstActivity(made, activityInside(known));
    const empty = { customer, branch, activities: [] };
    const activities = await this.lookups.complete(empty, { ...empty, activities: [planned] });
    if (!drives) return activities;
    const today = localDateOf(this.clock.now(), branch.timezone);
    const constants = await this.constants.inForce(today);
    return activities.map((activity) => withReckonedDrives(activity, drives, constants));
  }
}
