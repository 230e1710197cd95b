import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CreateCustomerCommand } from '../../../customers/index.js';
import type { CustomerState } from '../../../customers/index.js';
import type { CreatedView } from '../../contract/customer.view.js';
import type { StoredActivity } from '../../move-state.js';
import { MoveReader } from '../../persistence/move-reader.js';
import { freshActivity } from '../../planning/fresh-activity.js';
import { requirePreSave } from '../../planning/pre-save.js';
import { MoveSaver } from '../move-saver.js';
import { CreateMoveCommand } from './create-move.command.js';
import type { NewMove } from './create-move.command.js';

@CommandHandler(CreateMoveCommand)
export class CreateMoveHandler implements ICommandHandler<CreateMoveCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveReader,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ move }: CreateMoveCommand): Promise<CreatedView> {
    const { customer, requestedDay, fieldsAt } = move;
    const created = await this.commands.execute(
      new CreateCustomerCommand({ ...customer, requestedDay }, fieldsAt),
    );
    const branch = await this.moves.branch(created.branchId);
    const empty = { customer: created, branch, activities: [] };
    const planned = { ...empty, activities: this.firstActivity(created, branch, move) };
    requirePreSave(planned);
    await this.saver.save(empty, planned, { type: 'CREATED' });
    return { id: created.id };
  }

  private firstActivity(
    { id, created, version }: CustomerState,
    branch: Awaited<ReturnType<MoveReader['branch']>>,
    { requestedDay }: NewMove,
  ): StoredActivity[] {
    if (requestedDay === null) return [];
    return [freshActivity({ customerId: id, branch, activityDay: requestedDay, created, version })];
  }
}
