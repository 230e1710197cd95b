import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { LockTruckCommand } from './lock-truck.command.js';

@CommandHandler(LockTruckCommand)
export class LockTruckHandler implements ICommandHandler<LockTruckCommand> {
  constructor(private readonly trucks: TruckRepository) {}

  async execute({ truckId }: LockTruckCommand): Promise<TruckView> {
    return truckViewOf(await this.trucks.lock(truckId));
  }
}
