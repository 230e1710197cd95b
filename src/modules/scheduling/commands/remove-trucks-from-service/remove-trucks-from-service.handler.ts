import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { BoardChanges } from '../../live/board-changes.js';
import { CrewPlaces } from '../../persistence/crew-places.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { DayTrucksLock } from '../day-trucks-lock.js';
import { RemoveTrucksFromServiceCommand } from './remove-trucks-from-service.command.js';

@CommandHandler(RemoveTrucksFromServiceCommand)
export class RemoveTrucksFromServiceHandler implements ICommandHandler<RemoveTrucksFromServiceCommand> {
  constructor(
    private readonly lock: DayTrucksLock,
    private readonly occupancy: OccupancyRepository,
    private readonly crews: CrewPlaces,
    private readonly board: BoardChanges,
  ) {}

  async execute({ day, truckIds, note }: RemoveTrucksFromServiceCommand): Promise<void> {
    const trucks = await this.lock.unbooked(truckIds, day);
    await this.occupancy.unblock(truckIds, day);
    for (const { id, wholeDay } of trucks) await this.occupancy.block(id, day, wholeDay, note);
    const freed = await this.crews.freeTrucks(truckIds, day, day);
    await this.lock.record(trucks, day, { unavailable: true, note });
    for (const branchId of new Set(freed.map((seat) => seat.branchId))) {
      await this.board.crewChanged(branchId, day);
    }
  }
}
