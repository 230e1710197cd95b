import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { TruckView } from '../../../trucks/contract/truck.view.js';
import { AddRentalTruckCommand } from '../../../trucks/index.js';
import { BoardChanges } from '../../live/board-changes.js';
import { AddRentalCommand } from './add-rental.command.js';

@CommandHandler(AddRentalCommand)
export class AddRentalHandler implements ICommandHandler<AddRentalCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly board: BoardChanges,
  ) {}

  async execute({ rental }: AddRentalCommand): Promise<TruckView> {
    const truck = await this.commands.execute(new AddRentalTruckCommand(rental));
    const { branchId, rentalDay } = rental;
    this.board.tell(branchId, rentalDay, { kind: 'trucks', truckIds: [truck._id] });
    return truck;
  }
}
