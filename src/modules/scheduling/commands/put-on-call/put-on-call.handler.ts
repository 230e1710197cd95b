import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LockEmployeeCommand } from '../../../employees/index.js';
import { CrewPlaces } from '../../persistence/crew-places.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { CrewMoves } from '../crew-moves.js';
import { PutOnCallCommand } from './put-on-call.command.js';

@CommandHandler(PutOnCallCommand)
export class PutOnCallHandler implements ICommandHandler<PutOnCallCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly branches: BoardBranches,
    private readonly places: CrewPlaces,
    private readonly moves: CrewMoves,
  ) {}

  async execute({ branchId, day, employeeId, expect }: PutOnCallCommand): Promise<void> {
    await this.branches.get(branchId);
    await this.commands.execute(new LockEmployeeCommand(employeeId));
    const before = await this.moves.placeAsExpected(employeeId, day, expect);
    const after = { employeeId, branchId, truckId: null, position: null };
    await this.places.place(day, after);
    await this.moves.record(employeeId, day, before, after);
  }
}
