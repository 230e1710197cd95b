import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { StandInRepository } from '../persistence/stand-in.repository.js';
import { RemoveRentalCommand } from './remove-rental/remove-rental.command.js';
import { SlotTaker } from './slot-taker.js';

/** Rentals that were made along with what stands in. */
@Injectable()
export class StandInRentals {
  constructor(
    private readonly commands: CommandBus,
    private readonly slots: SlotTaker,
    private readonly occupancy: OccupancyRepository,
    private readonly standIns: StandInRepository,
  ) {}

  /** A rental that has got bookings of its own, or another row to serve, stays for them (R-TRUCK-18). */
  async giveBack(rentalId: string | null, day: LocalDate): Promise<void> {
    if (rentalId === null) return;
    if ((await this.slots.lockLeft([rentalId])).size === 0) return;
    const serving = await this.standIns.on([rentalId], day, 'serving');
    if (serving.length > 0 || (await this.occupancy.booked([rentalId], null)).size > 0) return;
    await this.commands.execute(new RemoveRentalCommand(rentalId));
  }
}
