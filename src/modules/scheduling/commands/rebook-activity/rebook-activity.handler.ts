import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { isDayOver } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { ACTIVITY_REBOOKING } from '#modules/moves/index.js';
import type {
  ActivityRebooking,
  ActivityRequest,
  LockedActivity,
  LockedOperation,
} from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { clockMinutes } from '../../domain/board-config.js';
import { fitsGrid } from '../../domain/grid.js';
import { bothEnds, endsLeftBy } from '../left-ends.js';
import type { LinkedPair } from '../../domain/linked-pairs.js';
import { LegEnder } from '../leg-ender.js';
import { requireOtherStart } from '../other-start.js';
import { plannedParts, requireDistinct, wouldMismatch } from '../rebooking.js';
import type { PlannedPart } from '../rebooking.js';
import { isOnBoard, takenFor } from '../retiming.js';
import type { OnDay } from '../retiming.js';
import { BoardChanges } from '../../live/board-changes.js';
import { RowChanges } from '../../live/row-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import {
  alreadyStarted,
  crewMismatch,
  notBooked,
  startNotOffered,
  truckRefusal,
} from '../../refusals.js';
import { SlotTaker } from '../slot-taker.js';
import { RebookActivityCommand } from './rebook-activity.command.js';
import type { ActivityRebooked } from './rebook-activity.command.js';

type Part = PlannedPart<LockedOperation>;

@CommandHandler(RebookActivityCommand)
export class RebookActivityHandler implements ICommandHandler<RebookActivityCommand> {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly slots: SlotTaker,
    private readonly changes: RowChanges,
    private readonly board: BoardChanges,
    private readonly legs: LegEnder,
    private readonly bookings: ShownBookings,
    private readonly clock: Clock,
    @Inject(ACTIVITY_REBOOKING) private readonly activities: ActivityRebooking,
  ) {}

  async execute(command: RebookActivityCommand): Promise<ActivityRebooked> {
    const { day, parts, rework } = command;
    requireDistinct(parts);
    // The trucks first, then the customer: everybody who needs both takes them in this order.
    const trucks = await this.slots.lock(parts.flatMap(({ truckId }) => truckId ?? []));
    const stored = await this.activities.lock(seenBy(command));
    const locked = rework ? await this.activities.rework(stored, rework) : stored;
    const on = { day, timezone: locked.timezone };
    const planned = plannedParts(locked.operations, parts, on);
    if (!locked.operations.some(({ place }) => isOnBoard(place))) throw notBooked();
    const row = await this.changes.underWay(
      locked.operations.map((one) => ({ ...locked, ...one, leaves: one.window.start })),
    );
    for (const { operation, times: to } of planned) {
      const takesBack = command.takesBack?.get(operation.operationId);
      requireOtherStart({ ...operation, to, takesBack }, row, this.clock.now());
    }
    if (rework && isDayOver(stored.day, on.timezone, this.clock.now())) throw alreadyStarted();
    const isKept = rework && !rework.drives && stored.day === day;
    if (isKept && planned.every(staysWhereItIs)) return this.keep(locked, planned);
    await this.legs.refuseLinked(locked.operations);
    const around = await this.takeSlots(trucks, planned, on);
    if (wouldMismatch(locked, planned)) throw crewMismatch();
    const rebooking = { day, operations: planned.map(told) };
    const { version: next, onTrucks } = await this.activities.rebook(locked, rebooking);
    if (locked.day !== day) this.tellFormerBoard(locked, planned, next);
    await this.legs.end(locked.branchId, [...endsLeft(locked), ...bothEnds(around)], 'refuse');
    await this.changes.since(
      row,
      planned.map(({ operation: { operationId }, times }) => {
        return { operationId, ...on, leaves: takenFor(times).start };
      }),
    );
    const { customerId } = locked;
    return { customerId, version: next, bookings: await this.bookings.of(onTrucks) };
  }

  /** Nothing that its trucks are taken for changes: they, and the direct drives, stay as they are. */
  private async keep(locked: LockedActivity, planned: readonly Part[]): Promise<ActivityRebooked> {
    if (wouldMismatch(locked, planned)) throw crewMismatch();
    const { version, onTrucks } = await this.activities.keep(locked);
    const { customerId } = locked;
    return { customerId, version, bookings: await this.bookings.of(onTrucks) };
  }

  /**
   * Frees what the activity had first, so that its operations may change places with each other.
   * @throws 409, and 422 START_NOT_OFFERED only if nothing is in the way of any of them; it says more
   *   than that the board's hours are left
   * @returns those that followed each other directly on both sides of one of them
   */
  private async takeSlots(
    trucks: ReadonlyMap<string, TruckView>,
    planned: readonly Part[],
    { day, timezone }: OnDay,
  ): Promise<LinkedPair[]> {
    await this.occupancy.free(planned.map(({ operation: { operationId } }) => operationId));
    const around: LinkedPair[] = [];
    for (const { operation, times, truckId, limits } of planned) {
      const truck = trucks.get(truckId ?? '');
      if (!truck) continue;
      const window = takenFor(times);
      if (fitsGrid(window, day, timezone)) {
        around.push(...(await this.slots.take(truck, { ...operation, day, window })));
      } else if (!limits) throw truckRefusal('OUTSIDE_GRID');
    }
    const limits = planned.map((part) => part.limits).find((one) => one !== null);
    if (limits) throw startNotOffered(limits);
    return around;
  }

  /** Announces what left this board for another; moves announces what is on no board anymore. */
  private tellFormerBoard(
    { customerId, branchId, day }: LockedActivity,
    planned: readonly Part[],
    version: number,
  ): void {
    for (const { operation, truckId: truck, unassigned } of planned) {
      if (!isOnBoard(operation.place) || !isOnBoard({ truck, unassigned })) continue;
      const { operationId } = operation;
      this.board.operationLeft({ branchId, day, customerId, version, operationId });
    }
  }
}

const seenBy = ({ activityId, version, expect }: RebookActivityCommand): ActivityRequest => ({
  activityId,
  version,
  expect: expect && {
    day: expect.activityDay,
    operations: expect.operations.map(({ _id, start, ...seen }) => ({
      ...seen,
      operationId: _id,
      start: clockMinutes(start),
    })),
  },
});

const operationsOf = ({ operations }: LockedActivity): string[] =>
  operations.map(({ operationId }) => operationId);

/** What other activities followed or were followed by directly: its own all left their trucks. */
function endsLeft(locked: LockedActivity) {
  const own = operationsOf(locked);
  return locked.operations
    .flatMap(endsLeftBy)
    .filter(({ operationId }) => !own.includes(operationId));
}

const told = ({ operation: { operationId }, times, truckId: truck, unassigned }: Part) => ({
  operationId,
  date: times.date,
  duration: times.duration,
  truck,
  unassigned,
});

const staysWhereItIs = ({
  operation: { place, times: now },
  times,
  truckId,
  unassigned,
}: Part): boolean =>
  truckId === place.truck &&
  unassigned === place.unassigned &&
  times.duration === now.duration &&
  times.date.getTime() === now.date.getTime();
