import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import { CrewPlaceRepository } from '../../persistence/crew-place.repository.js';
import { DayOffRepository } from '../../persistence/day-off.repository.js';
import { CrewMoves } from '../crew-moves.js';
import { MarkOffCommand } from './mark-off.command.js';

@CommandHandler(MarkOffCommand)
export class MarkOffHandler implements ICommandHandler<MarkOffCommand> {
  constructor(
    private readonly places: CrewPlaceRepository,
    private readonly daysOff: DayOffRepository,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ off }: MarkOffCommand): Promise<DailyAssignmentView> {
    const { branchId, day, employeeId, reason, expect } = off;
    await this.moves.holdMember(branchId, employeeId);
    const place = await this.moves.placeAsExpected(employeeId, day, expect);
    const reasonBefore = await this.daysOff.reasonOf(employeeId, day);
    if (place) await this.places.remove(place, day);
    await this.daysOff.mark(employeeId, day, reason);
    const before = place ?? (reasonBefore === undefined ? undefined : { off: reasonBefore });
    return this.moves.recordOff(branchId, day, { employeeId, before, after: { off: reason } });
  }
}
