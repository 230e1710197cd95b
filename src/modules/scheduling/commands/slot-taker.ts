import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError, notFound } from '#kernel/domain-error.js';
import { alignOutward, BLOCK_MINUTES } from '#kernel/time-window.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { LockTruckCommand } from '#modules/trucks/index.js';
import { judgeTruck, rowOfDay } from '../domain/judge-drop.js';
import { pairsAround } from '../domain/linked-pairs.js';
import type { LinkedPair } from '../domain/linked-pairs.js';
import type { PlacedOnTruck } from '../domain/judge-drop.js';
import { metBy, onRow, servedBy } from '../domain/stand-in.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { InTheWay } from '../queries/in-the-way.js';
import { slotTaken, slotTakenBy, truckRefusal } from '../refusals.js';

/** Takes slots at other times than the operations have now, and names what is in the way. */
@Injectable()
export class SlotTaker {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
    private readonly inTheWay: InTheWay,
  ) {}

  /** In the order in which everybody locks several trucks. @throws 404 */
  async lock(truckIds: readonly string[]): Promise<Map<string, TruckView>> {
    const trucks = await this.lockLeft(truckIds);
    if (truckIds.some((truckId) => !trucks.has(truckId))) throw notFound('Truck');
    return trucks;
  }

  /** The same, without those that are gone by now. */
  async lockLeft(truckIds: readonly string[]): Promise<Map<string, TruckView>> {
    const trucks = new Map<string, TruckView>();
    for (const truckId of [...new Set(truckIds)].sort()) {
      try {
        trucks.set(truckId, await this.commands.execute(new LockTruckCommand(truckId)));
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
      }
    }
    return trucks;
  }

  /**
   * Instead of the slot that the operation has, on a truck that is locked: booked and looked around in
   * one statement, then judged; a refusal takes it back with all else.
   * @returns those that followed each other directly on both sides of it
   * @throws 409 of an assignment; SLOT_TAKEN with what is in the way
   */
  async take(truck: TruckView, operation: PlacedOnTruck): Promise<LinkedPair[]> {
    const { operationId, timezone } = operation;
    const { window, occupied, standIn, isTaken } = await this.book(truck, operation);
    if (isTaken) return pairsAround({ operationId, ...window }, onRow(occupied, truck._id));
    const others = occupied.filter(({ kind }) => kind !== 'unavailable');
    const met = metBy(window, others, servedBy(truck._id, standIn));
    throw slotTakenBy(await this.inTheWay.of(window, met, { operationId, timezone }));
  }

  /** The same for who may not know what is in the way. @throws 409 of an assignment */
  async takeUnnamed(truck: TruckView, operation: PlacedOnTruck): Promise<LinkedPair[]> {
    const { window, occupied, isTaken } = await this.book(truck, operation);
    if (!isTaken) throw slotTaken();
    const slot = { operationId: operation.operationId, ...window };
    return pairsAround(slot, onRow(occupied, truck._id));
  }

  /** @throws 409 of an assignment but SLOT_TAKEN */
  private async book(truck: TruckView, operation: PlacedOnTruck) {
    const { operationId, day } = operation;
    const window = alignOutward(operation.window, BLOCK_MINUTES);
    const slot = { truckId: truck._id, operationId, day, window };
    const { isBooked, occupied, standIn } = await this.occupancy.book(slot);
    const verdict = judgeTruck(operation, rowOfDay(truck, occupied, standIn));
    if (verdict !== 'OK' && verdict !== 'SLOT_TAKEN') throw truckRefusal(verdict);
    return { window, occupied, standIn, isTaken: verdict === 'OK' && isBooked };
  }
}
