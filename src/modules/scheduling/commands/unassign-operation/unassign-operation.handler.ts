import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { settleInOrder } from '#platform/database/settle-in-order.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { PlacedView } from '../../contract/booking.view.js';
import { fitsGrid } from '../../domain/grid.js';
import { endsLeftBy } from '../left-ends.js';
import { LegEnder } from '../leg-ender.js';
import { takenFor } from '../retiming.js';
import { RowChanges } from '../../live/row-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { truckRefusal } from '../../refusals.js';
import { UnassignOperationCommand } from './unassign-operation.command.js';

@CommandHandler(UnassignOperationCommand)
export class UnassignOperationHandler implements ICommandHandler<UnassignOperationCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly legs: LegEnder,
    private readonly changes: RowChanges,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute(command: UnassignOperationCommand): Promise<PlacedView> {
    const { branchId, operationId, version, keepOnBoard, expect } = command;
    const request = { operationId, branchId, version, expect };
    const locked = await this.branches.refusedFirst(branchId, () => this.operations.lock(request));
    if (keepOnBoard && entersBoardOutsideGrid(locked)) throw truckRefusal('OUTSIDE_GRID');
    await this.legs.refuseLinked([locked]);
    const planned = [{ ...locked, leaves: locked.window.start }];
    const row = await this.changes.underWay(planned);
    const [placed] = await settleInOrder([
      this.operations.place(locked, keepOnBoard ? 'unassigned' : 'none'),
      this.occupancy.free([operationId]),
    ]);
    const ends = endsLeftBy(locked);
    if (ends.length > 0) await this.legs.end(branchId, ends, 'unassign');
    await this.changes.since(row, planned);
    return this.bookings.placed(
      ends.length === 0 ? placed : await this.operations.shown(operationId),
    );
  }
}

/**
 * What is on the board already can always be taken off its truck: drives that grew must not keep it
 * there.
 */
const entersBoardOutsideGrid = ({
  place,
  timesOffTruck,
  day,
  timezone,
}: LockedOperation): boolean =>
  place.truck === null && !place.unassigned && !fitsGrid(takenFor(timesOffTruck), day, timezone);
