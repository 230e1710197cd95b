import { Injectable } from '@nestjs/common';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { TopicRevisions } from '#platform/realtime/topic-revisions.js';
import { TruckChanged } from '#modules/trucks/index.js';
import { boardTopic } from '../contract/live.js';
import { BoardChanges } from '../live/board-changes.js';
import { BoardBranches } from '../queries/board-branches.js';

/**
 * Boards further ahead have no crews and few bookings; someone who has one open sees the truck at
 * the next visit.
 */
const DAYS_AHEAD = 366;

/**
 * Tells every board from today on that somebody has opened or changed that its rows have changed.
 */
@Injectable()
@Reaction(TruckChanged)
export class NotifyBoardsOfChangedTruck implements Reacts<TruckChanged> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly revisions: TopicRevisions,
    private readonly clock: Clock,
    private readonly board: BoardChanges,
  ) {}

  async react({ truckId, rows }: TruckChanged): Promise<void> {
    const told = new Set<string>();
    for (const { branchId, day } of rows) {
      for (const on of day === null ? await this.openBoards(branchId) : [day]) {
        if (told.has(boardTopic(branchId, on))) continue;
        told.add(boardTopic(branchId, on));
        this.board.tell(branchId, on, { kind: 'trucks', truckIds: [truckId] });
      }
    }
  }

  private async openBoards(branchId: string): Promise<LocalDate[]> {
    const { timezone } = await this.branches.get(branchId);
    const today = localDateOf(this.clock.now(), timezone);
    const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
    const known = await this.revisions.known(days.map((day) => boardTopic(branchId, day)));
    return days.filter((day) => known.has(boardTopic(branchId, day)));
  }
}
