import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { truckHasBookings } from '../../refusals.js';
import { DayTrucksLock } from '../day-trucks-lock.js';
import { VisitorMover } from '../visitor-mover.js';
import { ReturnTrucksToServiceCommand } from './return-trucks-to-service.command.js';

@CommandHandler(ReturnTrucksToServiceCommand)
export class ReturnTrucksToServiceHandler implements ICommandHandler<ReturnTrucksToServiceCommand> {
  constructor(
    private readonly days: DayTrucksLock,
    private readonly occupancy: OccupancyRepository,
    private readonly visitors: VisitorMover,
  ) {}

  async execute({ day, truckIds }: ReturnTrucksToServiceCommand): Promise<void> {
    const trucks = await this.days.lock(truckIds, day);
    const booked = await this.occupancy.booked(truckIds, day);
    const outForTheRest = await this.occupancy.outForTheRest(truckIds, day);
    for (const truckId of booked) if (!outForTheRest.has(truckId)) throw truckHasBookings();
    const before = await this.occupancy.unblock(truckIds, day);
    for (const moved of await this.days.takenBack(trucks, day, before))
      await this.visitors.moveBack(moved);
    await this.days.record({ trucks, day, moved: new Map() }, before, new Map());
  }
}
