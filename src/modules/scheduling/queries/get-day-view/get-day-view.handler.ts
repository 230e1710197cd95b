import { nounceOf } from '../../../moves/contract/version.js';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { localDateOf } from '../../../../kernel/local-date.js';
import { currentActor } from '../../../../platform/actor/actor.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { TopicRevisions } from '../../../../platform/realtime/topic-revisions.js';
import { isReduced, may } from '../../../access/contract/permission-table.js';
import { reducedView } from '../../../access/contract/reduced-fields.js';
import type { DayCustomerView, DayManagerView, DayView } from '../../contract/day.view.js';
import { boardTopic } from '../../contract/live.js';
import { MODEL_CONFIG } from '../../contract/model-config.view.js';
import { BoardBranches } from '../board-branches.js';
import { BoardOperations } from '../board-operations.js';
import type { BoardOperation } from '../board-operations.js';
import { DailyAssignments } from '../daily-assignments.js';
import { DayPeople } from '../day-people.js';
import { DayTrucks } from '../day-trucks.js';
import { Reservations } from '../reservations.js';
import { toBooking } from '../to-booking.js';
import { GetDayViewQuery } from './get-day-view.query.js';

@QueryHandler(GetDayViewQuery)
export class GetDayViewHandler implements IQueryHandler<GetDayViewQuery> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly operations: BoardOperations,
    private readonly trucks: DayTrucks,
    private readonly people: DayPeople,
    private readonly assignments: DailyAssignments,
    private readonly reservations: Reservations,
    private readonly revisions: TopicRevisions,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day }: GetDayViewQuery): Promise<DayView> {
    // Read first: what a later change brings may then be in the view already, but never missing.
    const revision = await this.revisions.of(boardTopic(branchId, day));
    // The long one first; the others are read on other connections meanwhile.
    const [operations, branch, trucks, movers, managers, assignment, reservations] =
      await Promise.all([
        this.operations.ofDay(branchId, day),
        this.branches.get(branchId),
        this.trucks.ofDay(branchId, day),
        this.people.movers(),
        this.people.managers(),
        this.assignments.find(branchId, day),
        this.reservations.ofDay(branchId, day),
      ]);
    const { timezone } = branch;
    const { actingManagerId, supportManagerId } = assignment;
    const [actingManager, supportManager] = await Promise.all([
      this.managerOf(actingManagerId, managers),
      this.managerOf(supportManagerId, managers),
    ]);
    const { bookable, business } = MODEL_CONFIG;
    const isPast = day < localDateOf(this.clock.now(), timezone);
    const view: DayView = {
      day: { date: day, timezone, bookable, business },
      trucks,
      customers: groupByCustomer(operations),
      reservations,
      movers,
      assignment,
      actingManager,
      supportManager,
      supportingManagers: managers,
      notes: assignment.notes,
      canAddRentalTruck: branch.active && !isPast && may(currentActor().roles, 'trucks'),
      revision,
    };
    return isReduced(currentActor().roles) ? (reducedView(view) as DayView) : view;
  }

  /** Whoever managed a past day may not manage any more. */
  private async managerOf(
    id: string | null,
    managers: readonly DayManagerView[],
  ): Promise<DayManagerView | null> {
    if (id === null) return null;
    return managers.find(({ _id }) => _id === id) ?? (await this.people.person(id)) ?? null;
  }
}

function groupByCustomer(operations: BoardOperation[]): DayCustomerView[] {
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
