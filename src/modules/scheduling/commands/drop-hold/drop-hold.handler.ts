import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { BoardChanges } from '../../live/board-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { DropHoldCommand } from './drop-hold.command.js';

@CommandHandler(DropHoldCommand)
export class DropHoldHandler implements ICommandHandler<DropHoldCommand> {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly board: BoardChanges,
  ) {}

  async execute({ holdId }: DropHoldCommand): Promise<void> {
    const dropped = await this.occupancy.dropHold(holdId);
    if (dropped) this.board.tell(dropped.branchId, dropped.day, { kind: 'reservations' });
  }
}
