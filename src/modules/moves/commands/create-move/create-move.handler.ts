import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CreateCustomerCommand } from '../../../customers/index.js';
import type { CustomerState } from '../../../customers/index.js';
import type { CreatedView } from '../../contract/customer.view.js';
import type { MoveBranch, StoredActivity } from '../../move-state.js';
import { ActivityLookups } from '../../lookups/activity-lookups.js';
import { HeldMoves } from '../held-moves.js';
import { freshActivity } from '../../planning/fresh-activity.js';
import { plannedActivity } from '../../planning/plan-activity.js';
import { requirePreSave } from '../../planning/pre-save.js';
import { MoveSaver } from '../move-saver.js';
import { CreateMoveCommand } from './create-move.command.js';
import type { NewMove } from './create-move.command.js';

@CommandHandler(CreateMoveCommand)
export class CreateMoveHandler implements ICommandHandler<CreateMoveCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: HeldMoves,
    private readonly lookups: ActivityLookups,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ move }: CreateMoveCommand): Promise<CreatedView> {
    const { customer, requestedDay, fieldsAt } = move;
    const created = await this.commands.execute(
      new CreateCustomerCommand({ ...customer, requestedDay }, fieldsAt),
    );
    const branch = await this.moves.branch(created.branchId);
    const empty = { customer: created, branch, activities: [] };
    const planned = { ...empty, activities: await this.firstActivity(created, branch, move) };
    requirePreSave(planned);
    await this.saver.save(empty, planned, { type: 'CREATED' });
    return { id: created.id };
  }

  private async firstActivity(
    { id, created, version }: CustomerState,
    branch: MoveBranch,
    { requestedDay, activity: known }: NewMove,
  ): Promise<StoredActivity[]> {
    if (requestedDay === null) return [];
    const made = { customerId: id, branch, activityDay: requestedDay, created, version };
    const activity = freshActivity(made);
    if (!known) return [activity];
    const planned = plannedActivity(activity, known, {
      from: branch,
      to: branch,
      path: 'activity',
    });
    return this.lookups.complete([], [planned], branch);
  }
}
