import { nounceOf } from '#modules/moves/contract/version.js';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { isReduced, may } from '#modules/access/contract/permission-table.js';
import { reducedView } from '#modules/access/contract/reduced-fields.js';
import type { ShownOperation } from '#modules/moves/index.js';
import type { DayCustomerView, DayView } from '../../contract/day.view.js';
import { MODEL_CONFIG } from '../../contract/day.view.js';
import { toReservation } from '../reservations.js';
import { toBooking } from '../to-booking.js';
import { GetDayViewQuery } from './get-day-view.query.js';
import { ReadDay } from './read-day.js';

@QueryHandler(GetDayViewQuery)
export class GetDayViewHandler implements IQueryHandler<GetDayViewQuery> {
  constructor(
    private readonly days: ReadDay,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day }: GetDayViewQuery): Promise<DayView> {
    const { roles } = currentActor();
    const withReasons = may(roles, 'dispatch');
    const { operations, reservations, ...read } = await this.days.of(branchId, day, withReasons);
    const { timezone, notes, planning, revision } = read;
    const { trucks, movers, assignment, ...managers } = read.written;
    const { bookable, business } = MODEL_CONFIG;
    const isPast = day < localDateOf(this.clock.now(), timezone);
    const view: DayView = {
      day: { date: day, timezone, bookable, business },
      planning,
      trucks,
      customers: groupByCustomer(operations),
      reservations: reservations.map((one) => toReservation(one, day, timezone)),
      movers,
      assignment,
      ...managers,
      notes,
      canAddRentalTruck: read.isActive && !isPast && may(roles, 'trucks'),
      revision,
    };
    return isReduced(roles) ? (reducedView(view) as DayView) : view;
  }
}

function groupByCustomer(operations: ShownOperation[]): DayCustomerView[] {
  const customers = new Map<string, DayCustomerView>();
  for (const operation of operations) {
    const { row } = operation;
    const known = customers.get(row.customer_id) ?? {
      _id: row.customer_id,
      name: row.customer_name,
      nounce: nounceOf(row.customer_version),
      status: row.customer_status,
      bookings: [],
    };
    known.bookings.push(toBooking(operation));
    customers.set(row.customer_id, known);
  }
  return [...customers.values()];
}
