import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { CrewMoves } from '../crew-moves.js';
import { PutOnCallCommand } from './put-on-call.command.js';

@CommandHandler(PutOnCallCommand)
export class PutOnCallHandler implements ICommandHandler<PutOnCallCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute(command: PutOnCallCommand): Promise<DailyAssignmentView> {
    const { branchId, day, employeeId, expect } = command;
    const member = await this.moves.holdMember(branchId, employeeId);
    const before = await this.moves.placeToLeave(member, day, expect);
    const after = { employeeId, branchId, truckId: null, position: null };
    await this.places.place(day, after);
    const moves = [{ employeeId, before, after }];
    return this.moves.record(branchId, day, moves, [member]);
  }
}
