import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { BoardChanges } from '../../live/board-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { ReleaseSlotCommand } from './release-slot.command.js';

@CommandHandler(ReleaseSlotCommand)
export class ReleaseSlotHandler implements ICommandHandler<ReleaseSlotCommand> {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly board: BoardChanges,
  ) {}

  async execute({ reservationId }: ReleaseSlotCommand): Promise<string | null> {
    const dropped = await this.occupancy.releaseSlot(reservationId);
    if (dropped) this.board.tell(dropped.branchId, dropped.day, { kind: 'reservations' });
    return dropped?.truckId ?? null;
  }
}
