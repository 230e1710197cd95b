import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { holdsStart } from '#modules/moves/contract/arrival-window.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { PlacedView } from '../../contract/booking.view.js';
import { clockMinutes } from '../../domain/board-config.js';
import { fitsGrid } from '../../domain/grid.js';
import { bothEnds } from '../left-ends.js';
import type { LinkedPair } from '../../domain/linked-pairs.js';
import { LegEnder } from '../leg-ender.js';
import { LegRetimer } from '../leg-retimer.js';
import type { AnewFollower } from '../leg-retimer.js';
import { isTakenBack, requireOtherStart } from '../other-start.js';
import { isOnBoard, startOutside, takenFor, withHours } from '../retiming.js';
import type { JobTimes } from '../retiming.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { RowChanges } from '../../live/row-changes.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { agreementNeeded, notOnBoard, startNotOffered, truckRefusal } from '../../refusals.js';
import { SlotTaker } from '../slot-taker.js';
import { RetimeOperationCommand } from './retime-operation.command.js';
import type { Retiming } from './retime-operation.command.js';

@CommandHandler(RetimeOperationCommand)
export class RetimeOperationHandler implements ICommandHandler<RetimeOperationCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly slots: SlotTaker,
    private readonly retimer: LegRetimer,
    private readonly legs: LegEnder,
    private readonly changes: RowChanges,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ retiming }: RetimeOperationCommand): Promise<PlacedView> {
    const { branchId, operationId, agreed } = retiming;
    const read = await this.branches.refusedFirst(branchId, () => this.lock(retiming));
    const { truck, locked, foreseen } = read;
    const wanted = withHours(locked.times, retiming, locked);
    const isMoved = wanted.date.getTime() !== locked.times.date.getTime();
    if (!isOnBoard(locked.place)) throw notOnBoard();
    const row = await this.changes.underWay([{ ...locked, leaves: locked.window.start }]);
    const start = { ...locked, to: wanted, takesBack: retiming.takesBack };
    requireOtherStart(start, row, this.changes.now());
    const legs = await this.retimer.judge(locked, wanted, foreseen);
    const { planned, change, left, follower } = legs;
    if (follower) await this.occupancy.free([follower.locked.operationId]);
    const around = await this.takeSlot(truck, locked, planned);
    const isBack = isMoved && isTakenBack(start);
    const isAgreed =
      agreed !== undefined || isBack || holdsStart(locked.arrivalWindow, planned.date);
    if (isMoved && !isAgreed) throw agreementNeeded(locked);
    const words = isBack ? undefined : agreed;
    const retimed = await this.operations.retime(locked, planned, words, change);
    const ends = [...left, ...bothEnds(around)];
    const isAlone = !follower && ends.length === 0;
    if (follower) await this.follow(truck, locked, follower);
    if (!isAlone) await this.legs.end(branchId, ends, 'refuse');
    await this.changes.since(row, [{ ...locked, leaves: takenFor(planned).start }]);
    return this.bookings.placed(isAlone ? retimed : await this.operations.shown(operationId));
  }

  /** Who follows is reckoned with from the new end of the job. */
  private async follow(
    truck: TruckView | undefined,
    { customerId }: LockedOperation,
    { locked, made, window }: AnewFollower,
  ): Promise<void> {
    if (truck) await this.slots.take(truck, { ...locked, window });
    const { operationId, branchId } = locked;
    const isOwn = locked.customerId === customerId;
    const last = isOwn ? await this.operations.lock({ operationId, branchId }) : locked;
    await this.operations.link(last, { made: [made] });
  }

  /**
   * The truck first, then the customer: everybody who needs both takes them in this order. Whoever took the
   * operation to another truck meanwhile has made stale what the sender saw.
   */
  private async lock(retiming: Retiming) {
    const { branchId, operationId, version, expect } = retiming;
    const on = await this.occupancy.truckOf(operationId);
    const foreseen = await this.retimer.foresee(operationId, on?.followedBy, retiming);
    const trucks = await this.slots.lock(on ? [on.truckId] : []);
    const linked = [on?.follows, on?.followedBy].flatMap((id) => id ?? []);
    if (linked.length > 0) await this.operations.lockCustomersOf([operationId, ...linked]);
    const seen = expect && { ...expect, start: clockMinutes(expect.start) };
    const request = { branchId, operationId, version, expect: seen };
    const locked = await this.operations.lock(request);
    return { truck: trucks.get(locked.place.truck ?? ''), locked, foreseen };
  }

  /**
   * @returns those that followed each other directly on both sides of it
   * @throws 409, and 422 START_NOT_OFFERED only if nothing is in the way
   */
  private async takeSlot(
    truck: TruckView | undefined,
    locked: LockedOperation,
    planned: JobTimes,
  ): Promise<LinkedPair[]> {
    const { day, timezone } = locked;
    const limits = startOutside(planned, locked.times.date, timezone);
    const window = takenFor(planned);
    const refusal = limits && startNotOffered(limits);
    // For a start that is not offered, this says more than that it is outside the board's hours.
    if (!fitsGrid(window, day, timezone)) throw refusal ?? truckRefusal('OUTSIDE_GRID');
    const around = truck ? await this.slots.take(truck, { ...locked, window }) : [];
    if (refusal) throw refusal;
    return around;
  }
}
