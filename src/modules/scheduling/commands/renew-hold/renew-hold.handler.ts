import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { MINUTE_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import type { HoldView } from '../../contract/holds.view.js';
import { HOLDS } from '../../contract/limits.js';
import { BoardChanges } from '../../live/board-changes.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import { toHold } from '../../queries/to-hold.js';
import { holdExpired, holdRenewed } from '../../refusals.js';
import { HoldTrail } from '../hold-trail.js';
import { requireLive, requireOwn } from '../own-hold.js';
import { RenewHoldCommand } from './renew-hold.command.js';

@CommandHandler(RenewHoldCommand)
export class RenewHoldHandler implements ICommandHandler<RenewHoldCommand> {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ holdId, heldBy }: RenewHoldCommand): Promise<HoldView> {
    const hold = requireOwn(await this.holds.lock(holdId), heldBy);
    const now = this.clock.now();
    requireLive(hold, now);
    if (hold.renewed) throw holdRenewed();
    const expiresAt = new Date(now.getTime() + HOLDS.minutes * MINUTE_MS);
    const kept = await this.holds.renew(holdId, expiresAt);
    if (kept < hold.trucks.length) throw holdExpired();
    const renewed = { ...hold, expiresAt, renewed: true };
    await this.trail.renewed(hold, renewed);
    this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    return toHold(renewed);
  }
}
