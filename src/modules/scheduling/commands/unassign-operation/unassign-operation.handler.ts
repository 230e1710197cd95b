import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PlaceOperationCommand } from '../../../moves/index.js';
import { fitsGrid } from '../../domain/grid.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { dropRefusal } from '../../refusals.js';
import { UnassignOperationCommand } from './unassign-operation.command.js';

@CommandHandler(UnassignOperationCommand)
export class UnassignOperationHandler implements ICommandHandler<UnassignOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
  ) {}

  async execute(command: UnassignOperationCommand): Promise<{ nounce: string }> {
    const { branchId, operationId, customerNounce, keepOnBoard, expect } = command;
    const placed = await this.commands.execute(
      new PlaceOperationCommand({
        operationId,
        branchId,
        customerNounce,
        expect,
        placement: keepOnBoard ? 'unassigned' : 'none',
      }),
    );
    if (keepOnBoard && !fitsGrid(placed.window, placed.day, placed.timezone)) {
      throw dropRefusal('OUTSIDE_GRID');
    }
    await this.occupancy.free([operationId]);
    return { nounce: placed.nounce };
  }
}
