import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { alignOutward, BLOCK_MINUTES, overlaps } from '#kernel/time-window.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { OperationPlacing, PlacedOperation } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { HoldBookedView } from '../../contract/holds.view.js';
import { RowChanges } from '../../live/row-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { metBy, servedBy } from '../../domain/stand-in.js';
import { takenFor } from '../retiming.js';
import type { OnDay } from '../retiming.js';
import { SlotTaker } from '../slot-taker.js';
import { HeldLinks } from './held-links.js';
import type { BookedPart, ForeseenLegs, LinkedSlot, WantedPart } from './held-links.js';

/** Puts the operations of an activity where they were held, and changes the moves around them. */
@Injectable()
export class HeldParts {
  constructor(
    private readonly links: HeldLinks,
    private readonly occupancy: OccupancyRepository,
    private readonly slots: SlotTaker,
    private readonly rows: RowChanges,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  /** Asks for the legs of a hold before anything is locked. */
  foresee(activityId: string, hold: StoredHold): Promise<ForeseenLegs> {
    return this.links.foresee(activityId, hold);
  }

  /**
   * On a truck that is locked. Null where it no longer fits.
   * @throws StartOver
   */
  async plan(wanted: WantedPart): Promise<BookedPart | null> {
    const part = await this.links.plan(wanted);
    return part && (await this.isFree(part, wanted.hold)) ? part : null;
  }

  /**
   * Once the hold's own rows are gone.
   * @throws DomainError 409 as an assignment
   */
  async take(
    parts: readonly BookedPart[],
    day: LocalDate,
    trucks: ReadonlyMap<string, TruckView>,
  ): Promise<void> {
    const planned = parts.flatMap(slotsOf);
    await this.occupancy.free(planned.map(({ operation }) => operation.operationId));
    for (const { operation, truckId, window } of planned) {
      const truck = trucks.get(truckId);
      if (!truck) throw new Error(`Truck ${truckId} of a hold is not locked`);
      await this.slots.take(truck, { ...operation, day, window });
    }
  }

  /**
   * Once the activity is on its trucks. Who follows comes first: a leg is stored with who follows, and there
   * is one to and from each.
   */
  async link(branchId: string, parts: readonly BookedPart[]): Promise<void> {
    for (const { own, followers, followed } of parts) {
      for (const { operation, ended, made } of [...followers, own, ...followed]) {
        if (ended.length + made.length === 0) continue;
        const { operationId } = operation;
        const fresh = await this.operations.lock({ operationId, branchId });
        await this.operations.link(fresh, { ended, made });
      }
    }
  }

  /** Once all is stored: what goes otherwise on their trucks. None of them was on one before. */
  async tellRows(parts: readonly BookedPart[], on: OnDay): Promise<void> {
    const written = parts.map(({ own: { operation }, times }) => {
      return { operationId: operation.operationId, ...on, leaves: takenFor(times).start };
    });
    await this.rows.since([], written);
  }

  /** As everything is now. */
  async shown(parts: readonly BookedPart[]): Promise<HoldBookedView> {
    const shown = ({ operation }: LinkedSlot): Promise<PlacedOperation> =>
      this.operations.shown(operation.operationId);
    const booked: PlacedOperation[] = [];
    const neighbors: PlacedOperation[] = [];
    for (const { own, followed, followers } of parts) {
      booked.push(await shown(own));
      for (const one of [...followed, ...followers]) neighbors.push(await shown(one));
    }
    return this.bookings.booked(booked, neighbors);
  }

  /** Whether nothing but the hold is on the truck where it and its neighbors are to be. */
  private async isFree(
    part: BookedPart,
    { id, day }: Pick<StoredHold, 'id' | 'day'>,
  ): Promise<boolean> {
    const planned = slotsOf(part);
    const known = planned.map(({ operation }) => operation.operationId);
    const { truckId } = part.own;
    const { occupied, standIn } = await this.occupancy.onRow(truckId, day);
    const row = servedBy(truckId, standIn);
    const taken = occupied
      .filter(({ kind, holdId }) => kind !== 'unavailable' && holdId !== id)
      .filter(({ operationId }) => operationId === null || !known.includes(operationId));
    const windows = planned.map(({ window }) => alignOutward(window, BLOCK_MINUTES));
    return windows.every(
      (window, index) =>
        metBy(window, taken, row).length === 0 &&
        windows.slice(index + 1).every((other) => !overlaps(window, other)),
    );
  }
}

const slotsOf = ({ own, followers, followed }: BookedPart): LinkedSlot[] => [
  ...followed,
  ...followers,
  own,
];
