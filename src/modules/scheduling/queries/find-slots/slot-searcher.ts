import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { invalidFields } from '#kernel/domain-error.js';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { MapsConfig } from '#platform/config/maps.config.js';
import { GetPlanningQuery } from '#modules/branches/index.js';
import { SLOTS } from '../../contract/limits.js';
import { clockMinutes } from '../../domain/board-config.js';
import type { SlotSearch } from '../../domain/slots/slot-search.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';
import { BoardBranches } from '../board-branches.js';
import { GetDayLoadQuery } from '../get-day-load/get-day-load.query.js';
import { JobHours } from '../job-hours.js';
import { ReadSlotBoard } from './read-slot-board.js';
import { ReadWanted } from './read-wanted.js';
import { daysFrom, slotDays } from './slot-days.js';
import { wantedJob } from './wanted-job.js';
import { isWishedDay, wishedStarts } from './wished-starts.js';
import { legsByRule, yardDrives } from './yard-drives.js';

/** Everything that a search looks at, and what people must be told about it. */
export interface PreparedSearch {
  search: SlotSearch;
  timezone: string;
  /** Of the board of each day. */
  revisions: ReadonlyMap<LocalDate, number>;
  isUnplaced: boolean;
  hasTrucks: boolean;
  /** A truck that may take the job, if only it is free. */
  hasAbleTrucks: boolean;
}

const PAST = 'This day is past';

/** Gathers what a search for free times looks at. */
@Injectable()
export class SlotSearcher {
  private readonly isByRule: boolean;

  constructor(
    private readonly queries: QueryBus,
    private readonly branches: BoardBranches,
    private readonly clock: Clock,
    private readonly board: ReadSlotBoard,
    private readonly wanted: ReadWanted,
    private readonly hours: JobHours,
    { provider }: MapsConfig,
  ) {
    this.isByRule = provider === 'embedded';
  }

  /** @throws 400 for a day that is past, 404, 409 OTHER_BRANCH */
  async prepare(request: SlotsRequest): Promise<PreparedSearch> {
    const { branchId, activityId, draft, days: count = SLOTS.defaultDays, wish = {} } = request;
    const { timezone } = await this.branches.get(branchId);
    const now = this.clock.now();
    const today = localDateOf(now, timezone);
    const from = request.from ?? today;
    if (from < today) throw invalidFields([{ path: 'from', message: PAST }]);
    const days = daysFrom(from, count);
    const [activity, settings, loads, board] = await Promise.all([
      this.wanted.of(activityId, branchId),
      this.queries.execute(new GetPlanningQuery(branchId)),
      this.queries.execute(new GetDayLoadQuery(branchId, from, addDays(from, count - 1))),
      this.board.of(branchId, days, {
        ...{ employeeId: currentActor().employeeId, activityId, draft, today },
      }),
    ]);
    const yard = yardDrives(board.yard, this.isByRule);
    const takes = this.hours.takes(branchId);
    const { job, isUnplaced } = wantedJob(request, activity, yard, takes);
    const wished = days.filter((day) => isWishedDay(day, wish));
    return {
      search: {
        wanted: job,
        settings,
        starts: wishedStarts(job, wish),
        wishedUntil: wish.to === undefined ? null : clockMinutes(wish.to),
        days: slotDays(wished, board, { timezone, now, yard, loads, takes }),
        crew: board.crew,
        legs: legsByRule,
      },
      timezone,
      revisions: new Map(days.map((day, index) => [day, board.revisions[index] ?? 0])),
      isUnplaced,
      hasTrucks: board.trucks.length > 0,
      hasAbleTrucks: board.trucks.some(({ hasLift }) => hasLift || !job.requiresLift),
    };
  }
}
