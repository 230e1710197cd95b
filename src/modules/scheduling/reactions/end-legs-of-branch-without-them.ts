import { Injectable } from '@nestjs/common';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { BranchPlanningChanged } from '#modules/branches/index.js';
import { LegEnder } from '../commands/leg-ender.js';
import { SlotTaker } from '../commands/slot-taker.js';
import { bothEnds } from '../commands/left-ends.js';
import { BoardBranches } from '../queries/board-branches.js';
import { DirectLegEnds } from '../queries/direct-leg-ends.js';

/** A branch whose trucks drive by the yard again has no direct legs from today on (R-DIRECT-7). */
@Injectable()
@Reaction(BranchPlanningChanged)
export class EndLegsOfBranchWithoutThem implements Reacts<BranchPlanningChanged> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly pairs: DirectLegEnds,
    private readonly clock: Clock,
    private readonly slots: SlotTaker,
    private readonly legs: LegEnder,
  ) {}

  async react({ branchId, before, after }: BranchPlanningChanged): Promise<void> {
    if (!before.directLegs || after.directLegs) return;
    const { timezone } = await this.branches.get(branchId);
    const today = localDateOf(this.clock.now(), timezone);
    const pairs = await this.pairs.fromDay(branchId, today);
    await this.slots.lock(pairs.map(({ truckId }) => truckId));
    await this.legs.end(branchId, bothEnds(pairs), 'unassign');
  }
}
