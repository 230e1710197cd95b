import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { ProblemFlagsChanged } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { BoardOperations } from '../queries/board-operations.js';
import { ShownBookings } from '../queries/shown-bookings.js';

/** Every board that shows an activity with other problem stops gets the new state of its blocks. */
@Injectable()
@Reaction(ProblemFlagsChanged)
export class NotifyBoardsOfProblemFlags implements Reacts<ProblemFlagsChanged> {
  constructor(
    private readonly operations: BoardOperations,
    private readonly board: BoardChanges,
    private readonly bookings: ShownBookings,
  ) {}

  async react({ activityIds }: ProblemFlagsChanged): Promise<void> {
    const shown = await this.operations.ofActivities(activityIds);
    for (const one of await this.bookings.onBoards(shown)) this.board.operationChanged(one);
  }
}
