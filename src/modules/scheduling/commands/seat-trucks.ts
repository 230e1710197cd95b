import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { LockTruckCommand } from '#modules/trucks/index.js';
import { isTruckAvailable, truckOfDay } from '../domain/judge-drop.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { truckRefusal, truckUnavailable } from '../refusals.js';

/** The trucks whose seats people take. */
@Injectable()
export class SeatTrucks {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
  ) {}

  /**
   * Locks a truck on which the branch may seat somebody.
   * @throws 404, 409 OTHER_BRANCH TRUCK_UNAVAILABLE
   */
  async lock(truckId: string, branchId: string, day: LocalDate): Promise<void> {
    const truck = await this.commands.execute(new LockTruckCommand(truckId));
    if (truck.branchId !== branchId) throw truckRefusal('OTHER_BRANCH');
    const { unavailable } = truckOfDay(await this.occupancy.onTruck(truckId, day));
    if (!isTruckAvailable({ ...truck, unavailable }, day)) throw truckUnavailable();
  }
  /**
   * Locks a truck from which somebody seems to rise: by now it may be out of service, or gone, and
   * nobody sits on it then.
   */
  async hold(truckId: string): Promise<void> {
    try {
      await this.commands.execute(new LockTruckCommand(truckId));
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
    }
  }
}
