import { Inject, Injectable } from '@nestjs/common';
import { alignOutward, BLOCK_MINUTES } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import { fitsGrid } from '../domain/grid.js';
import { metBy, servedBy } from '../domain/stand-in.js';
import { endsLeftBy, timesWithout } from './left-ends.js';
import type { LeftEnd } from './left-ends.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import type { Occupied, RowOccupied } from '../persistence/occupancy.repository.js';
import { InTheWay } from '../queries/in-the-way.js';
import { slotTakenBy, truckRefusal } from '../refusals.js';
import { takenFor } from './retiming.js';
import { UndoneLinks } from './undone-links.js';

/** What to do where the drives by the yard find no room: refuse, or unassign the later of the two. */
export type WithoutRoom = 'refuse' | 'unassign';

/** An operation that drives by the yard again at one end or both. */
interface Restored {
  locked: LockedOperation;
  truckId: string;
  legs: DirectLeg[];
  window: TimeWindow;
}

/** Ends direct legs: who stays on the truck gets back the drives that they replaced (R-DIRECT-4). */
@Injectable()
export class LegEnder {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly inTheWay: InTheWay,
    private readonly undone: UndoneLinks,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  /** Before locked operations leave their trucks. @throws DomainError 409 BLOCK_CHANGED (UndoneLinks) */
  refuseLinked(leaving: readonly LockedOperation[]): Promise<void> {
    return this.undone.refuseLinked(leaving);
  }

  /**
   * After the operation that left was written. One that is on no truck by now is left alone.
   * @throws DomainError 409 SLOT_TAKEN, OUTSIDE_GRID, unless the later operation is to give way
   */
  async end(branchId: string, ends: readonly LeftEnd[], otherwise: WithoutRoom): Promise<void> {
    if (ends.length === 0) return;
    const ended = new Set(ends.map(({ followerId }) => followerId));
    const written = new Set<string>();
    const waiting = await this.restored(branchId, ends);
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const inTheWay = await this.takeSlot(one);
      if (!inTheWay) {
        const locked = await this.fresh(one.locked, written);
        await this.operations.link(locked, { ended: one.legs });
        continue;
      }
      if (otherwise === 'refuse') throw await this.refusal(one, inTheWay);
      const later = laterThan(one, inTheWay);
      const leaving = later.length > 0 ? later : [one.locked.operationId];
      const left: LeftEnd[] = [];
      for (const id of leaving) left.push(...(await this.unassign(branchId, id, written)));
      const more = left.filter(({ followerId }) => !ended.has(followerId));
      for (const { followerId } of more) ended.add(followerId);
      waiting.push(...(later.length > 0 ? [one] : []), ...(await this.restored(branchId, more)));
      waiting.sort(byStart);
    }
  }

  private async refusal(one: Restored, inTheWay: readonly Occupied[]): Promise<Error> {
    if (!this.fits(one)) return truckRefusal('OUTSIDE_GRID');
    const window = alignOutward(one.window, BLOCK_MINUTES);
    return slotTakenBy(await this.inTheWay.of(window, inTheWay, one.locked));
  }

  /** Locked, without their slots, by their start. */
  private async restored(branchId: string, ends: readonly LeftEnd[]): Promise<Restored[]> {
    const restored: Restored[] = [];
    const operationIds = [...new Set(ends.map((end) => end.operationId))].sort();
    await this.operations.lockCustomersOf(operationIds);
    for (const operationId of operationIds) {
      const locked = await this.operations.lock({ operationId, branchId });
      const { follows, followedBy, place } = locked;
      const legs = ends
        .filter((end) => end.operationId === operationId)
        .flatMap(({ leg, followerId }) => {
          const known = [follows, followedBy].find((one) => one?.followerId === followerId);
          return leg ?? known ?? [];
        });
      if (place.truck === null || legs.length === 0) continue;
      const window = takenFor(timesWithout(locked.times, operationId, legs));
      restored.push({ locked, truckId: place.truck, legs, window });
    }
    await this.occupancy.free(restored.map(({ locked }) => locked.operationId));
    return restored.sort(byStart);
  }

  private fits({ locked: { day, timezone }, window }: Restored): boolean {
    return fitsGrid(window, day, timezone);
  }

  /** Undefined if it has its slot; else what is in the way, nothing if the board's hours are. */
  private async takeSlot(one: Restored): Promise<Occupied[] | undefined> {
    const { locked, truckId } = one;
    const { operationId, day } = locked;
    if (!this.fits(one)) return [];
    const window = alignOutward(one.window, BLOCK_MINUTES);
    const slot = { truckId, operationId, day, window };
    const { isBooked, ...row } = await this.occupancy.book(slot);
    if (isBooked) return undefined;
    const inTheWay = ({ occupied, standIn }: RowOccupied): Occupied[] =>
      metBy(window, occupied, servedBy(truckId, standIn)).filter(
        (one) => one.operationId !== operationId,
      );
    const seen = inTheWay(row);
    // Who took the truck in the moment of that statement is not among what it saw.
    return seen.length > 0 ? seen : inTheWay(await this.occupancy.onRow(truckId, day));
  }

  private async unassign(
    branchId: string,
    operationId: string,
    written: Set<string>,
  ): Promise<LeftEnd[]> {
    const locked = await this.operations.lock({ operationId, branchId });
    await this.operations.place(locked, 'unassigned');
    await this.occupancy.free([operationId]);
    written.add(locked.customerId);
    return endsLeftBy(locked);
  }

  /** Read again if another operation of its customer was written since. */
  private async fresh(locked: LockedOperation, written: Set<string>): Promise<LockedOperation> {
    const { operationId, branchId, customerId } = locked;
    const isStale = written.has(customerId);
    written.add(customerId);
    return isStale ? this.operations.lock({ operationId, branchId }) : locked;
  }
}

const byStart = (a: Restored, b: Restored): number =>
  a.window.start.getTime() - b.window.start.getTime();

/** The bookings in the way, if nothing but later bookings is. */
function laterThan({ window }: Restored, inTheWay: readonly Occupied[]): string[] {
  const isLater = ({ operationId, start }: Occupied): boolean =>
    operationId !== null && start > window.start;
  return inTheWay.every(isLater) ? inTheWay.flatMap(({ operationId }) => operationId ?? []) : [];
}
