import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { crewChanged } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { LentBack } from '../lent-back.js';
import { TakeOffCallCommand } from './take-off-call.command.js';

@CommandHandler(TakeOffCallCommand)
export class TakeOffCallHandler implements ICommandHandler<TakeOffCallCommand> {
  constructor(
    private readonly moves: CrewMoves,
    private readonly lentBack: LentBack,
  ) {}

  async execute(command: TakeOffCallCommand): Promise<DailyAssignmentView> {
    const { branchId, day, employeeId } = command;
    const after = await this.lentBack.lock(branchId, employeeId, day);
    const place = await this.moves.holdPlace(branchId, employeeId, day);
    if (!place || place.truckId !== null || place.branchId !== branchId) throw crewChanged();
    const moves = [{ employeeId, before: place, after }];
    await this.moves.carryOut(day, moves);
    return this.moves.record(branchId, day, moves);
  }
}
