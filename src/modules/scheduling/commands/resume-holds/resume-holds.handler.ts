import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { isForTheSame } from '../../domain/slots/holds.js';
import type { EndedHold } from '../../domain/slots/holds.js';
import { BoardChanges } from '../../live/board-changes.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { heldTimeTaken } from '../../refusals.js';
import { HoldTrail } from '../hold-trail.js';
import { SlotTaker } from '../slot-taker.js';
import { VisitorMover } from '../visitor-mover.js';
import { ResumeHoldsCommand } from './resume-holds.command.js';

@CommandHandler(ResumeHoldsCommand)
export class ResumeHoldsHandler implements ICommandHandler<ResumeHoldsCommand> {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly slots: SlotTaker,
    private readonly visitors: VisitorMover,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ cleared }: ResumeHoldsCommand): Promise<void> {
    const { ended: holds, moved } = cleared;
    for (const one of moved.toReversed()) await this.visitors.moveBack(one);
    await this.slots.lockLeft(holds.flatMap(({ slots }) => slots.map(({ truckId }) => truckId)));
    for (const ended of holds) {
      const hold = await this.holds.lock(ended.id);
      if (hold && (await this.isWanted(hold, ended))) await this.resume(hold, ended);
    }
  }

  private async isWanted(hold: StoredHold, { expiresAt }: EndedHold): Promise<boolean> {
    const now = this.clock.now();
    if (hold.booked || new Date(expiresAt) <= now) return false;
    const live = await this.holds.liveOf(hold.heldBy, now);
    return !live.some((other) => isForTheSame(hold, other));
  }

  private async resume(hold: StoredHold, ended: EndedHold): Promise<void> {
    const { branchId, day, holderName, trucks } = hold;
    if (!(await this.holds.resume(day, ended))) {
      throw heldTimeTaken(holderName, trucks.map(({ name }) => name).join(' and '));
    }
    await this.trail.heldAgain({ ...hold, expiresAt: new Date(ended.expiresAt) });
    this.board.tell(branchId, day, { kind: 'reservations' });
  }
}
