import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { ProblemFlagsChanged } from '#modules/moves/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { BoardOperations } from '../queries/board-operations.js';
import { toBoardBooking } from '../queries/to-booking.js';

/** Every board that shows an activity with other problem stops gets the new state of its blocks. */
@Injectable()
@Reaction(ProblemFlagsChanged)
export class NotifyBoardsOfProblemFlags implements Reacts<ProblemFlagsChanged> {
  constructor(
    private readonly operations: BoardOperations,
    private readonly board: BoardChanges,
  ) {}

  async react({ activityIds }: ProblemFlagsChanged): Promise<void> {
    for (const operation of await this.operations.ofActivities(activityIds)) {
      this.board.operationChanged(toBoardBooking(operation));
    }
  }
}
