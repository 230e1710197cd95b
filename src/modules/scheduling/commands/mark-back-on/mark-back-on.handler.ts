import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { DayOffRepository } from '../../persistence/day-off.repository.js';
import { crewChanged } from '../../refusals.js';
import { CrewMoves } from '../crew-moves.js';
import { MarkBackOnCommand } from './mark-back-on.command.js';

@CommandHandler(MarkBackOnCommand)
export class MarkBackOnHandler implements ICommandHandler<MarkBackOnCommand> {
  constructor(
    private readonly daysOff: DayOffRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ branchId, day, employeeId }: MarkBackOnCommand): Promise<DailyAssignmentView> {
    await this.moves.holdPlace(branchId, employeeId, day);
    const reason = await this.daysOff.unmark(employeeId, day);
    if (reason === undefined) throw crewChanged();
    const change = { employeeId, before: { off: reason }, after: undefined };
    return this.moves.recordOff(branchId, day, change);
  }
}
