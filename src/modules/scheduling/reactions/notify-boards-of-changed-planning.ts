import { Injectable } from '@nestjs/common';
import { sameValue } from '#kernel/same-value.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { dayPlanning } from '#modules/branches/contract/planning.js';
import { BranchPlanningChanged } from '#modules/branches/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { OpenBoards } from '../queries/open-boards.js';

/** Boards that are open from today on hear how their branch plans its days now (R-BRANCH-16). */
@Injectable()
@Reaction(BranchPlanningChanged)
export class NotifyBoardsOfChangedPlanning implements Reacts<BranchPlanningChanged> {
  constructor(
    private readonly open: OpenBoards,
    private readonly board: BoardChanges,
  ) {}

  async react({ branchId, before, after }: BranchPlanningChanged): Promise<void> {
    const planning = dayPlanning(after);
    if (sameValue(dayPlanning(before), planning)) return;
    for (const day of await this.open.fromToday(branchId))
      this.board.tell(branchId, day, { kind: 'planning', planning });
  }
}
