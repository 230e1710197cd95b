import { nounceOf } from '#modules/moves/contract/version.js';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { isDayOver } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { toKnown } from '#modules/actuals/contract/actual.js';
import { may } from '#modules/access/contract/permission-table.js';
import type { DayCustomerView, DayView } from '../../contract/day.view.js';
import { MODEL_CONFIG } from '../../contract/day.view.js';
import { toReservation } from '../reservations.js';
import type { DayOperation } from '../day-operations.js';
import { JobHours } from '../job-hours.js';
import { progressOfJobs } from '../job-progress.js';
import { toBooking, type JobProgress } from '../to-booking.js';
import { GetDayViewQuery } from './get-day-view.query.js';
import { ReadDay } from './read-day.js';

@QueryHandler(GetDayViewQuery)
export class GetDayViewHandler implements IQueryHandler<GetDayViewQuery> {
  constructor(
    private readonly days: ReadDay,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day }: GetDayViewQuery): Promise<DayView> {
    const { roles } = currentActor();
    const withReasons = may(roles, 'dispatch');
    const { operations, reservations, ...read } = await this.days.of(branchId, day, withReasons);
    const { timezone, notes, planning, revision } = read;
    const { trucks, movers, assignment, ...managers } = read.written;
    const { bookable, business } = MODEL_CONFIG;
    const now = this.clock.now();
    const isPast = isDayOver(day, timezone, now);
    return {
      day: { date: day, timezone, bookable, business },
      planning,
      ...(read.lateFinishByP80 && { lateFinishByP80: true as const }),
      usual: read.usual,
      trucks,
      customers: this.customersOf(operations, now),
      reservations: reservations.map((one) => toReservation(one, day, timezone)),
      movers,
      assignment,
      ...managers,
      notes,
      canAddRentalTruck: read.isActive && !isPast && may(roles, 'trucks'),
      revision,
    };
  }

  private customersOf(operations: readonly DayOperation[], now: Date): DayCustomerView[] {
    const jobs = operations.map(({ row, known }) => {
      return {
        row,
        known: toKnown(known),
        hours: this.hours.of(row.branch_id, row.estimate_basis),
      };
    });
    return groupByCustomer(operations, progressOfJobs(jobs, now));
  }
}

function groupByCustomer(
  operations: readonly DayOperation[],
  progress: ReadonlyMap<string, JobProgress>,
): DayCustomerView[] {
  const customers = new Map<string, DayCustomerView>();
  for (const operation of operations) {
    const { row } = operation;
    const known = customers.get(row.customer_id) ?? {
      _id: row.customer_id,
      name: row.customer_name,
      nounce: nounceOf(row.customer_version),
      status: row.customer_status,
      confirmation: row.confirmation,
      bookings: [],
    };
    const job = progress.get(row.operation_id);
    if (job) known.bookings.push(toBooking(operation, job));
    customers.set(row.customer_id, known);
  }
  return [...customers.values()];
}
