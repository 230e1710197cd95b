import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { TruckChanged } from '#modules/trucks/index.js';
import { boardTopic } from '../contract/live.js';
import { BoardChanges } from '../live/board-changes.js';
import { OpenBoards } from '../queries/open-boards.js';

/**
 * Tells every board from today on that somebody has opened or changed that its rows have changed.
 */
@Injectable()
@Reaction(TruckChanged)
export class NotifyBoardsOfChangedTruck implements Reacts<TruckChanged> {
  constructor(
    private readonly open: OpenBoards,
    private readonly board: BoardChanges,
  ) {}

  async react({ truckId, rows }: TruckChanged): Promise<void> {
    const told = new Set<string>();
    for (const { branchId, day } of rows) {
      for (const on of day === null ? await this.open.fromToday(branchId) : [day]) {
        if (told.has(boardTopic(branchId, on))) continue;
        told.add(boardTopic(branchId, on));
        this.board.tell(branchId, on, { kind: 'trucks', truckIds: [truckId] });
      }
    }
  }
}
