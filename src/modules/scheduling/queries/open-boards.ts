import { Injectable } from '@nestjs/common';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { TopicRevisions } from '#platform/realtime/topic-revisions.js';
import { boardTopic } from '../contract/live.js';
import { BoardBranches } from './board-branches.js';

/**
 * Boards further ahead have no crews and few bookings; someone who has one open sees what changed at
 * the next visit.
 */
const DAYS_AHEAD = 366;

/** The boards of a branch that somebody has opened lately. */
@Injectable()
export class OpenBoards {
  constructor(
    private readonly branches: BoardBranches,
    private readonly revisions: TopicRevisions,
    private readonly clock: Clock,
  ) {}

  /** Their days, from today on. */
  async fromToday(branchId: string): Promise<LocalDate[]> {
    const { timezone } = await this.branches.get(branchId);
    const today = localDateOf(this.clock.now(), timezone);
    const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
    const known = await this.revisions.known(days.map((day) => boardTopic(branchId, day)));
    return days.filter((day) => known.has(boardTopic(branchId, day)));
  }
}
