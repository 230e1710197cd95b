import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { crewChanged } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { TakeOffCallCommand } from './take-off-call.command.js';

@CommandHandler(TakeOffCallCommand)
export class TakeOffCallHandler implements ICommandHandler<TakeOffCallCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute(command: TakeOffCallCommand): Promise<DailyAssignmentView> {
    const { branchId, day, employeeId } = command;
    const place = await this.moves.holdPlace(branchId, employeeId, day);
    if (!place || place.truckId !== null || place.branchId !== branchId) throw crewChanged();
    await this.places.remove(place, day);
    return this.moves.record(branchId, day, [{ employeeId, before: place, after: undefined }]);
  }
}
