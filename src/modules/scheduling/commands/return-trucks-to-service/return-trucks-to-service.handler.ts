import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { DayTrucksLock } from '../day-trucks-lock.js';
import { ReturnTrucksToServiceCommand } from './return-trucks-to-service.command.js';

@CommandHandler(ReturnTrucksToServiceCommand)
export class ReturnTrucksToServiceHandler implements ICommandHandler<ReturnTrucksToServiceCommand> {
  constructor(
    private readonly lock: DayTrucksLock,
    private readonly occupancy: OccupancyRepository,
  ) {}

  async execute({ day, truckIds }: ReturnTrucksToServiceCommand): Promise<void> {
    const trucks = await this.lock.unbooked(truckIds, day);
    const before = await this.occupancy.unblock(truckIds, day);
    await this.lock.record(trucks, day, before, new Map());
  }
}
