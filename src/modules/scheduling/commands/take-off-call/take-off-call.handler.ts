import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LockEmployeeCommand } from '../../../employees/index.js';
import { CrewPlaces } from '../../persistence/crew-places.js';
import { crewChanged } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { TakeOffCallCommand } from './take-off-call.command.js';

@CommandHandler(TakeOffCallCommand)
export class TakeOffCallHandler implements ICommandHandler<TakeOffCallCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: CrewPlaces,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ branchId, day, employeeId }: TakeOffCallCommand): Promise<void> {
    await this.commands.execute(new LockEmployeeCommand(employeeId));
    const place = await this.places.placeOf(employeeId, day);
    if (!place || place.truckId !== null || place.branchId !== branchId) throw crewChanged();
    await this.places.remove(employeeId, day);
    await this.moves.record(employeeId, day, place, undefined);
  }
}
