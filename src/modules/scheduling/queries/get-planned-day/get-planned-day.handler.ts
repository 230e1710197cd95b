import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { toKnown } from '#modules/actuals/contract/actual.js';
import type { ShownOperation } from '#modules/moves/index.js';
import type { DayMoverView } from '../../contract/day.view.js';
import type { PlannedDay, PlannedJob, PlannedPerson } from '../../contract/planned-day.js';
import { weekOf } from '../../domain/week.js';
import { BoardOperations } from '../board-operations.js';
import type { DayOperation } from '../day-operations.js';
import { ReadDay } from '../get-day-view/read-day.js';
import { JobHours } from '../job-hours.js';
import { progressOfJobs, type BoardJob, type ReckonedProgress } from '../job-progress.js';
import { toReservation } from '../reservations.js';
import { toBooking } from '../to-booking.js';
import { GetPlannedDayQuery } from './get-planned-day.query.js';
import { DRIVES_OF, WEEK_OF_PEOPLE } from './planned-day.sql.js';

type Driven = typeof DRIVES_OF.row;
type Week = typeof WEEK_OF_PEOPLE.row;

@QueryHandler(GetPlannedDayQuery)
export class GetPlannedDayHandler implements IQueryHandler<GetPlannedDayQuery> {
  constructor(
    private readonly days: ReadDay,
    private readonly operations: BoardOperations,
    private readonly hours: JobHours,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day, operationIds }: GetPlannedDayQuery): Promise<PlannedDay> {
    const read = await this.days.of(branchId, day, true);
    const activities = [...new Set(read.operations.map(({ row }) => row.activity_id))];
    const offBoard = await this.operations.offBoardOf(activities, operationIds);
    const loose = offBoard
      .filter(({ row }) => row.branch_id === branchId && row.day === day)
      .map((one) => ({ ...one, known: null }));
    const all = [...read.operations, ...loose];
    const drives = await this.drivesOf(all);
    const { from, to } = weekOf(day);
    const weeks = await this.db.rows(WEEK_OF_PEOPLE, [branchId, day, from, to]);
    const { trucks, movers, assignment } = read.written;
    const jobs = this.jobsOf(all, drives);
    return {
      day,
      timezone: read.timezone,
      isActive: read.isActive,
      planning: read.planning,
      lateFinishByP80: read.lateFinishByP80,
      trucks: plain(trucks),
      assignment: plain(assignment),
      reservations: read.reservations.map((one) => toReservation(one, day, read.timezone)),
      people: peopleOf(plain(movers), weeks),
      jobs: jobs.slice(0, read.operations.length),
      offBoard: jobs.slice(read.operations.length),
    };
  }

  private async drivesOf(operations: readonly DayOperation[]): Promise<Map<string, Driven>> {
    const ids = operations.map(({ row }) => row.operation_id);
    const rows = await this.db.rows(DRIVES_OF, [ids]);
    return new Map(rows.map((row) => [row.operation_id, row]));
  }

  private jobsOf(
    operations: readonly DayOperation[],
    drives: ReadonlyMap<string, Driven>,
  ): PlannedJob[] {
    const jobs = operations.map(({ row, known }): BoardJob => {
      const hours = this.hours.of(row.branch_id, row.estimate_basis);
      return { row, known: toKnown(known), hours };
    });
    const progress = progressOfJobs(jobs, this.clock.now());
    return operations.map((operation, n) => {
      const { operation_id: id } = operation.row;
      const job = progress.get(id);
      const driven = drives.get(id);
      if (!job || !driven) throw new Error('an operation of a board has its progress and drives');
      return toPlanned(operation, job, { driven, p80: jobs[n]?.hours?.p80 ?? null });
    });
  }
}

/** What goes out as the database writes it, to look into. */
const plain = <T>(written: T): T => JSON.parse(JSON.stringify(written)) as T;

function toPlanned(
  shown: ShownOperation,
  job: ReckonedProgress,
  { driven, p80 }: { driven: Driven; p80: number | null },
): PlannedJob {
  const booking = plain(toBooking(shown, job));
  const { out, back } = booking.operation.yardLegs;
  const fetchedOut = driven.starts_in_hold ? 0 : (driven.leg_out ?? out);
  const fetchedBack = driven.ends_in_hold ? 0 : (driven.leg_back ?? back);
  return {
    booking,
    lastName: driven.last_name,
    confirmation: shown.row.confirmation,
    automatedHours: shown.row.automated_hours,
    hasBegun: job.hasBegun,
    endForNext: job.endForNext,
    p80,
    drives: {
      out: driven.starting_typed ? out : fetchedOut,
      back: driven.ending_typed ? back : fetchedBack,
    },
  };
}

function peopleOf(movers: readonly DayMoverView[], weeks: readonly Week[]): PlannedPerson[] {
  const known = new Map(weeks.map((week) => [week.employee, week]));
  return movers.map((mover) => {
    const week = known.get(mover._id);
    return {
      ...mover,
      weekHours: week?.hours ?? 0,
      truckYesterday: week?.truck_yesterday ?? null,
      isElsewhere: week?.is_elsewhere ?? false,
    };
  });
}
