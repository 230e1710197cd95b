import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TryLockTruckCommand } from './try-lock-truck.command.js';

@CommandHandler(TryLockTruckCommand)
export class TryLockTruckHandler implements ICommandHandler<TryLockTruckCommand> {
  constructor(private readonly trucks: TruckRepository) {}

  async execute({ truckId }: TryLockTruckCommand): Promise<TruckView | undefined> {
    const truck = await this.trucks.tryLock(truckId);
    return truck && truckViewOf(truck);
  }
}
