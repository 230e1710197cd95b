import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { crewChanged } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { UnseatMoverCommand } from './unseat-mover.command.js';

@CommandHandler(UnseatMoverCommand)
export class UnseatMoverHandler implements ICommandHandler<UnseatMoverCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute(command: UnseatMoverCommand): Promise<DailyAssignmentView> {
    const { branchId, day, employeeId, expect } = command;
    const place = await this.moves.holdPlace(branchId, employeeId, day);
    if (!place || place.truckId === null || place.branchId !== branchId) throw crewChanged();
    const { truck = place.truckId, position = place.position } = expect;
    if (place.truckId !== truck || place.position !== position) throw crewChanged();
    await this.places.remove(place, day);
    return this.moves.record(branchId, day, [{ employeeId, before: place, after: undefined }]);
  }
}
