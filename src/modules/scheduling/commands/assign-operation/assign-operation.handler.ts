import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { settleInOrder } from '#platform/database/settle-in-order.js';
import { alignOutward } from '#kernel/time-window.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { LockTruckCommand, TryLockTruckCommand } from '#modules/trucks/index.js';
import type { PlacedView } from '../../contract/booking.view.js';
import { BLOCK_MINUTES } from '../../domain/grid.js';
import { judgeDrop, judgeTruck, rowOfDay } from '../../domain/judge-drop.js';
import { onRow } from '../../domain/stand-in.js';
import { pairsAround } from '../../domain/linked-pairs.js';
import { bothEnds, endsLeftBy } from '../left-ends.js';
import type { LinkedPair } from '../../domain/linked-pairs.js';
import { RowChanges } from '../../live/row-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { ForeseenPlacings } from '../../queries/foreseen-placings.js';
import type { ForeseenPlacing } from '../../queries/foreseen-placings.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { crewMismatch, slotTaken, truckRefusal } from '../../refusals.js';
import { LegEnder } from '../leg-ender.js';
import { AssignOperationCommand } from './assign-operation.command.js';

@CommandHandler(AssignOperationCommand)
export class AssignOperationHandler implements ICommandHandler<AssignOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly foreseen: ForeseenPlacings,
    private readonly legs: LegEnder,
    private readonly changes: RowChanges,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute(command: AssignOperationCommand): Promise<PlacedView> {
    const { branchId, truckId } = command;
    const { truck, locked } = await this.branches.refusedFirst(branchId, () => this.lock(command));
    if (locked.place.truck !== truckId) await this.legs.refuseLinked([locked]);
    const planned = [{ ...locked, leaves: locked.window.start }];
    const row = await this.changes.underWay(planned);
    // A refused slot is the first failure of the two, and takes the other back.
    const [around, placed] = await settleInOrder([
      this.takeSlot(truck, locked),
      this.operations.place(locked, { truckId }),
    ]);
    const left = locked.place.truck === truckId ? [] : endsLeftBy(locked);
    const ends = [...left, ...bothEnds(around)];
    if (ends.length > 0) await this.legs.end(branchId, ends, 'refuse');
    await this.changes.since(row, planned);
    return this.bookings.placed(
      ends.length === 0 ? placed : await this.operations.shown(locked.operationId),
    );
  }

  /** The truck first, then the customer: every command that needs both takes them in this order. */
  private async lock(command: AssignOperationCommand) {
    const truck = await this.lockTruck(command);
    return { truck, locked: await this.operations.lock(command) };
  }

  /**
   * Checks once before it waits for somebody: many who want one slot need not queue for its truck.
   */
  private async lockTruck(command: AssignOperationCommand): Promise<TruckView> {
    const { operationId, truckId } = command;
    const truck = await this.commands.execute(new TryLockTruckCommand(truckId));
    if (truck) return truck;
    refuseTaken(command, await this.foreseen.find(operationId, truckId));
    return this.commands.execute(new LockTruckCommand(truckId));
  }

  /**
   * Books and reads the neighbors in one statement, then judges: a refusal takes the slot back with
   * everything else.
   * @returns those that followed each other directly on both sides of it
   * @throws 409, and 422 only if nothing else is in the way
   */
  private async takeSlot(truck: TruckView, locked: LockedOperation): Promise<LinkedPair[]> {
    const { operationId, day, place, yardTimes } = locked;
    // Its direct legs stay on their truck.
    const exact =
      place.truck === truck._id ? locked.window : envelopeWindow(bookingEnvelope(yardTimes));
    const window = alignOutward(exact, BLOCK_MINUTES);
    const slot = { truckId: truck._id, operationId, day, window };
    const { isBooked, occupied, standIn } = await this.occupancy.book(slot);
    const operation = { ...locked, window: exact };
    const verdict = judgeTruck(operation, rowOfDay(truck, occupied, standIn));
    if (verdict !== 'OK') throw truckRefusal(verdict);
    if (!isBooked) throw slotTaken();
    if (locked.mismatchesCrew) throw crewMismatch();
    return pairsAround({ operationId, ...window }, onRow(occupied, truck._id));
  }
}

/**
 * If nothing else would be refused first, a taken slot is refused at once.
 * @throws 409 SLOT_TAKEN
 */
function refuseTaken(command: AssignOperationCommand, now: ForeseenPlacing | undefined): void {
  if (!now || !isUpToDate(command, now)) return;
  if (judgeDrop(now.operation, now.truck) === 'SLOT_TAKEN') throw slotTaken();
}

/** Whether the sender has seen the operation as it is now, on the board of its branch. */
const isUpToDate = (
  { branchId, version, expect }: AssignOperationCommand,
  now: ForeseenPlacing,
): boolean =>
  now.version === version &&
  now.operation.branchId === branchId &&
  (expect === undefined ||
    (expect.truck === now.place.truck && expect.unassigned === now.place.unassigned));
