import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { PlaceOperationCommand } from '../../../moves/index.js';
import type { PlannedPlacing } from '../../../moves/index.js';
import type { PlacedView } from '../../contract/booking.view.js';
import { fitsGrid } from '../../domain/grid.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { Bookings } from '../../queries/bookings.js';
import { truckRefusal } from '../../refusals.js';
import { UnassignOperationCommand } from './unassign-operation.command.js';

@CommandHandler(UnassignOperationCommand)
export class UnassignOperationHandler implements ICommandHandler<UnassignOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly bookings: Bookings,
  ) {}

  async execute(command: UnassignOperationCommand): Promise<PlacedView> {
    const { branchId, operationId, customerNounce, keepOnBoard, expect } = command;
    await this.branches.get(branchId);
    const placed = await this.commands.execute(
      new PlaceOperationCommand({
        operationId,
        branchId,
        customerNounce,
        expect,
        placement: keepOnBoard ? 'unassigned' : 'none',
        judge: async (plan) => {
          if (keepOnBoard && entersBoardOutsideGrid(plan)) throw truckRefusal('OUTSIDE_GRID');
        },
      }),
    );
    await this.occupancy.free([operationId]);
    return { nounce: placed.nounce, booking: await this.bookings.get(operationId) };
  }
}

/** What is on the board already may always be taken off its truck: drives that grew must not hold it there. */
const entersBoardOutsideGrid = ({ previous, window, day, timezone }: PlannedPlacing): boolean =>
  previous.truck === null && !previous.unassigned && !fitsGrid(window, day, timezone);
