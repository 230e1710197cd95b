import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { GetPlanningQuery } from '#modules/branches/index.js';
import { boardMarks, gridWindow } from '#modules/scheduling/contract/board-rules.js';
import type { BoardMarkIds } from '#modules/scheduling/contract/board-rules.js';
import { markedBooking } from '#modules/scheduling/contract/marked-booking.js';
import type { PlannedDay } from '#modules/scheduling/contract/planned-day.js';
import { GetPlannedDayQuery } from '#modules/scheduling/index.js';
import type { PlanStep } from '../contract/proposal.view.js';
import type { PlanDay } from '../domain/plan-day.js';
import { toPlanDay } from './to-plan-day.js';

/** A day that may be planned. */
export interface ReadDay {
  /** As the board shows it. */
  read: PlannedDay;
  plan: PlanDay;
  marks: BoardMarkIds;
}

/** Reads days for the desk. */
@Injectable()
export class ReadPlanDay {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /**
   * @param steps whose moves are told also where they are on no board by now
   * @throws 404 'Branch not found'
   */
  async of(branchId: string, day: LocalDate, steps: readonly PlanStep[] = []): Promise<ReadDay> {
    const ids = steps.flatMap(({ op, id }) => (op === 'place' || op === 'follow' ? [id] : []));
    const read = await this.queries.execute(new GetPlannedDayQuery(branchId, day, ids));
    const settings = await this.queries.execute(new GetPlanningQuery(branchId));
    const now = this.clock.now();
    return { read, plan: toPlanDay(read, settings, now), marks: marksOf(read, now) };
  }
}

/** As the board says them. */
function marksOf(read: PlannedDay, now: Date): BoardMarkIds {
  const { day, timezone, jobs, assignment, planning, lateFinishByP80 } = read;
  const bookings = jobs.map(({ booking, confirmation }) =>
    markedBooking(booking, {
      truckId: booking.operation.truck,
      confirmation,
      latestEnd:
        lateFinishByP80 && booking.tail ? gridWindow(booking.tail, day, timezone).end : null,
    }),
  );
  const { turnaroundMinutes } = planning;
  return boardMarks({ day, timezone, now, bookings, crew: assignment, turnaroundMinutes });
}
