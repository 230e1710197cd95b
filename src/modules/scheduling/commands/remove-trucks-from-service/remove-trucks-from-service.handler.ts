import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { CrewMoves } from '../crew-moves.js';
import { DayTrucksLock } from '../day-trucks-lock.js';
import { RemoveTrucksFromServiceCommand } from './remove-trucks-from-service.command.js';

@CommandHandler(RemoveTrucksFromServiceCommand)
export class RemoveTrucksFromServiceHandler implements ICommandHandler<RemoveTrucksFromServiceCommand> {
  constructor(
    private readonly lock: DayTrucksLock,
    private readonly occupancy: OccupancyRepository,
    private readonly crews: CrewMoves,
  ) {}

  async execute({ day, truckIds, note }: RemoveTrucksFromServiceCommand): Promise<void> {
    const trucks = await this.lock.unbooked(truckIds, day);
    const before = await this.occupancy.unblock(truckIds, day);
    for (const { id, boardHours } of trucks) await this.occupancy.block(id, day, boardHours, note);
    await this.crews.freeTrucks(truckIds, day, day);
    await this.lock.record(trucks, day, before, new Map(truckIds.map((id) => [id, note])));
  }
}
