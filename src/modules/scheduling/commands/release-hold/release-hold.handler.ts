import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { BoardChanges } from '../../live/board-changes.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import { HoldTrail } from '../hold-trail.js';
import { requireOwn } from '../own-hold.js';
import { ReleaseHoldCommand } from './release-hold.command.js';

@CommandHandler(ReleaseHoldCommand)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHoldCommand> {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ holdId, heldBy }: ReleaseHoldCommand): Promise<void> {
    const found = await this.holds.lock(holdId);
    const hold = requireOwn(found, heldBy ?? found?.heldBy ?? null);
    const now = this.clock.now();
    if (hold.booked || hold.expiresAt <= now) return;
    const [ended] = await this.holds.toEnd([hold]);
    await this.holds.end([holdId], now);
    if (ended) await this.trail.givenBack(hold, ended);
    this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
  }
}
