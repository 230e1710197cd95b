import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { alignOutward } from '../../../../kernel/time-window.js';
import { nounceOf } from '../../../moves/contract/version.js';
import { OPERATION_PLACING } from '../../../moves/index.js';
import type { HeldOperation, OperationPlacing } from '../../../moves/index.js';
import type { TruckView } from '../../../trucks/contract/truck.view.js';
import { LockTruckCommand } from '../../../trucks/index.js';
import type { PlacedView } from '../../contract/booking.view.js';
import { BLOCK_MINUTES } from '../../domain/grid.js';
import { judgeDrop, judgeTruck } from '../../domain/judge-drop.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { Bookings } from '../../queries/bookings.js';
import { ForeseenPlacings } from '../../queries/foreseen-placings.js';
import type { ForeseenPlacing } from '../../queries/foreseen-placings.js';
import { crewMismatch, slotTaken, truckRefusal } from '../../refusals.js';
import { AssignOperationCommand } from './assign-operation.command.js';

@CommandHandler(AssignOperationCommand)
export class AssignOperationHandler implements ICommandHandler<AssignOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly bookings: Bookings,
    private readonly foreseen: ForeseenPlacings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute(command: AssignOperationCommand): Promise<PlacedView> {
    const { branchId, operationId, truckId, version, expect } = command;
    const foreseen = await this.foreseen.find(operationId, truckId);
    refuseTaken(command, foreseen);
    // An operation that is on a branch's boards has told that there is such a branch.
    if (foreseen?.operation.branchId !== branchId) await this.branches.get(branchId);
    // The truck first, then the customer: everybody who needs both takes them in this order.
    const truck = await this.commands.execute(new LockTruckCommand(truckId));
    const wish = { operationId, branchId, version, expect };
    const held = await this.operations.hold(wish);
    await this.judge(truck, held);
    const placed = await this.operations.place(held, { truckId });
    await this.takeSlot(truckId, held);
    return { nounce: nounceOf(placed), booking: await this.bookings.get(operationId) };
  }

  /** @throws 409, and 422 only where nothing else is in the way */
  private async judge(truck: TruckView, held: HeldOperation): Promise<void> {
    const lying = await this.occupancy.onTruck(truck._id, held.day);
    const verdict = judgeTruck(held, {
      ...truck,
      unavailable: lying.some(({ kind }) => kind === 'unavailable'),
      taken: lying.filter(({ kind }) => kind !== 'unavailable'),
    });
    if (verdict !== 'OK') throw truckRefusal(verdict);
    if (held.mismatchesCrew) throw crewMismatch();
  }

  private async takeSlot(truckId: string, held: HeldOperation): Promise<void> {
    const { operationId, day } = held;
    const window = alignOutward(held.window, BLOCK_MINUTES);
    await this.occupancy.book({ truckId, operationId, day, window });
  }
}

/**
 * Many who want one slot need not queue for its truck: where nothing else would be refused first,
 * a slot that is taken is refused at once.
 * @throws 409 SLOT_TAKEN
 */
function refuseTaken(command: AssignOperationCommand, now: ForeseenPlacing | undefined): void {
  if (!now || !isUpToDate(command, now)) return;
  if (judgeDrop(now.operation, now.truck) === 'SLOT_TAKEN') throw slotTaken();
}

/** Whether the sender has seen the operation as it stands, on the board of its branch. */
const isUpToDate = (
  { branchId, version, expect }: AssignOperationCommand,
  now: ForeseenPlacing,
): boolean =>
  now.version === version &&
  now.operation.branchId === branchId &&
  (expect === undefined ||
    (expect.truck === now.place.truck && expect.unassigned === now.place.unassigned));
