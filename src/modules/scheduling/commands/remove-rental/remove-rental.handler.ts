import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LockTruckCommand, RemoveRentalTruckCommand } from '#modules/trucks/index.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { truckHasBookings } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { StandInEnder } from '../stand-in-ender.js';
import { TruckHolds } from '../truck-holds.js';
import { UndoneTrucks } from '../undone-trucks.js';
import { RemoveRentalCommand } from './remove-rental.command.js';

@CommandHandler(RemoveRentalCommand)
export class RemoveRentalHandler implements ICommandHandler<RemoveRentalCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
    private readonly crews: CrewMoves,
    private readonly holds: TruckHolds,
    private readonly standIns: StandInEnder,
    private readonly undone: UndoneTrucks,
  ) {}

  async execute({ truckId }: RemoveRentalCommand): Promise<void> {
    const { rentalDay } = await this.commands.execute(new LockTruckCommand(truckId));
    if (rentalDay !== null) {
      if ((await this.occupancy.booked([truckId], null)).size > 0) throw truckHasBookings();
      await this.undone.refuseUsed(truckId, rentalDay);
      await this.crews.freeTrucks([truckId], rentalDay, rentalDay);
      await this.holds.end(truckId, rentalDay);
      await this.standIns.end(truckId, rentalDay);
    }
    await this.commands.execute(new RemoveRentalTruckCommand(truckId));
  }
}
