import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { StandInRepository } from '../persistence/stand-in.repository.js';
import type { StoredStandIn } from '../persistence/stand-in.repository.js';
import { BoardBranches } from '../queries/board-branches.js';
import { RowRelay } from './row-relay.js';
import { SlotTaker } from './slot-taker.js';
import { StandInRentals } from './stand-in-rentals.js';

/** Ends what stands in for a truck, and what it stands in for, once the truck leaves the board. */
@Injectable()
export class StandInEnder {
  constructor(
    private readonly standIns: StandInRepository,
    private readonly slots: SlotTaker,
    private readonly branches: BoardBranches,
    private readonly relay: RowRelay,
    private readonly rentals: StandInRentals,
  ) {}

  /** Of a truck that is locked and has no bookings from that day on. @throws 409 SLOT_TAKEN */
  async end(truckId: string, from: LocalDate): Promise<void> {
    const about = await this.standIns.about(truckId, from);
    if (about.length === 0) return;
    const alongOf = ({ rentalId }: StoredStandIn): string[] =>
      rentalId === null || rentalId === truckId ? [] : [rentalId];
    const ids = about.flatMap((one) => [one.truckId, ...alongOf(one)]);
    const trucks = await this.slots.lock(ids);
    for (const standIn of about) {
      const truck = trucks.get(standIn.truckId);
      if (truck) await this.endOne(standIn, truck);
      for (const rentalId of alongOf(standIn)) await this.rentals.giveBack(rentalId, standIn.day);
    }
  }

  private async endOne(
    standIn: StoredStandIn,
    truck: { _id: string; branchId: string } & Parameters<RowRelay['record']>[0]['truck'],
  ): Promise<void> {
    const { truckId, day } = standIn;
    await this.standIns.remove(truckId, day);
    await this.relay.lay(truckId, day, null);
    const { timezone } = await this.branches.get(truck.branchId);
    await this.relay.record({ truck, day, timezone }, standIn, undefined);
  }
}
