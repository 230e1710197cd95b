import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import type { HoldView } from '../../contract/holds.view.js';
import { HOLDS } from '../../contract/limits.js';
import { isForTheSame } from '../../domain/slots/holds.js';
import type { EndedHold } from '../../domain/slots/holds.js';
import { BoardChanges } from '../../live/board-changes.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { InTheWay } from '../../queries/in-the-way.js';
import { toHold } from '../../queries/to-hold.js';
import { holdsAnother, slotTakenBy, tooManyHolds, truckRefusal } from '../../refusals.js';
import { requireLive, requireOwn } from '../own-hold.js';
import { HoldTrail } from '../hold-trail.js';
import { SlotTaker } from '../slot-taker.js';
import { ResumeHoldCommand } from './resume-hold.command.js';

@CommandHandler(ResumeHoldCommand)
export class ResumeHoldHandler implements ICommandHandler<ResumeHoldCommand> {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly slots: SlotTaker,
    private readonly occupancy: OccupancyRepository,
    private readonly inTheWay: InTheWay,
    private readonly branches: BoardBranches,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ ended, heldBy }: ResumeHoldCommand): Promise<HoldView> {
    const now = this.clock.now();
    const found = ownOf(await this.holds.find(ended.id), heldBy);
    // In the order in which everybody locks them who holds a time.
    await this.holds.lockPerson(found.heldBy);
    const trucks = await this.slots.lock(ended.slots.map(({ truckId }) => truckId));
    const hold = ownOf(await this.holds.lock(ended.id), heldBy);
    requireLive({ ...hold, expiresAt: new Date(ended.expiresAt) }, now);
    // It is held again already.
    if (hold.expiresAt > now) return toHold(hold);
    await this.requireRoom(hold, now);
    if ([...trucks.values()].some(({ branchId }) => branchId !== hold.branchId))
      throw truckRefusal('OTHER_BRANCH');
    if (!(await this.holds.resume(hold.day, ended))) throw await this.taken(hold, ended);
    const again = { ...hold, expiresAt: new Date(ended.expiresAt) };
    await this.trail.heldAgain(again);
    this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    return toHold(again);
  }

  /** @throws 409 TOO_MANY_HOLDS */
  private async requireRoom(hold: StoredHold, now: Date): Promise<void> {
    const live = await this.holds.liveOf(hold.heldBy, now);
    if (live.some((other) => isForTheSame(hold, other))) throw holdsAnother(hold.holderName);
    if (live.length >= HOLDS.atOnce) throw tooManyHolds();
  }

  /** With what is there by now. */
  private async taken({ branchId, day }: StoredHold, { slots }: EndedHold): Promise<Error> {
    const { timezone } = await this.branches.get(branchId);
    const own = new Set(slots.map(({ id }) => id));
    const met = [];
    for (const { truckId, start, end } of slots) {
      const { occupied } = await this.occupancy.onRow(truckId, day);
      const others = occupied.filter(({ id, kind }) => !own.has(id) && kind !== 'unavailable');
      const window = { start: new Date(start), end: new Date(end) };
      met.push(...(await this.inTheWay.of(window, others, { timezone })));
    }
    return slotTakenBy(met);
  }
}

const ownOf = (hold: StoredHold | undefined, heldBy: string | null): StoredHold =>
  requireOwn(hold, heldBy ?? hold?.heldBy ?? null);
