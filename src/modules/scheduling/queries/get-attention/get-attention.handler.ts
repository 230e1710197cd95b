import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { addDays, type LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import { toKnown } from '#modules/actuals/contract/actual.js';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import { bookingEnvelope, envelopeWindow, jobEndOf } from '#modules/moves/contract/envelope.js';
import { worseSource } from '#modules/moves/contract/move-terms.js';
import { estimateGaps } from '#modules/moves/contract/estimating.js';
import type {
  AttentionItemView,
  AttentionTruckView,
  DayAttentionView,
} from '../../contract/attention.view.js';
import { ATTENTION } from '../../contract/limits.js';
import { jobFacts, promisedTo } from '../../contract/marked-booking.js';
import type { MarkedBooking } from '../../domain/marked-booking.js';
import { gridWindow } from '../../domain/grid.js';
import { dayAttention, type AttentionItem } from '../../domain/day-attention.js';
import { JobHours } from '../job-hours.js';
import { progressOfJobs } from '../job-progress.js';
import type { JobProgress } from '../to-booking.js';
import { GetAttentionQuery } from './get-attention.query.js';
import { ReadBoards, type BoardsRow, type MarkedRow } from './read-boards.js';

interface ReadBooking extends MarkedBooking {
  row: MarkedRow;
}

/** What is shown of boards besides what was read of them. */
interface Shown {
  trucks: ReadonlyMap<string, AttentionTruckView>;
  /** By operation id. */
  progress: ReadonlyMap<string, JobProgress>;
  now: Date;
}

@QueryHandler(GetAttentionQuery)
export class GetAttentionHandler implements IQueryHandler<GetAttentionQuery> {
  constructor(
    private readonly boards: ReadBoards,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  async execute({ branchId, day, days }: GetAttentionQuery): Promise<DayAttentionView[]> {
    const boards = await this.boards.of(branchId, day, days);
    const trucks = new Map(boards.trucks.map((truck) => [truck._id, truck]));
    const now = this.clock.now();
    const jobs = boards.operations.map((row) => {
      return { row, known: toKnown(row.known), hours: this.hours.of(branchId, row.estimate_basis) };
    });
    const progress = progressOfJobs(jobs, now);
    return Array.from({ length: days }, (_, n) =>
      viewOf(addDays(day, n), boards, { trucks, progress, now }),
    );
  }
}

function viewOf(
  date: LocalDate,
  { timezone, planning, lateFinishByP80, operations, seats, off }: BoardsRow,
  { trucks, progress, now }: Shown,
): DayAttentionView {
  const bookings = operations
    .filter(({ day }) => day === date)
    .flatMap((row) => {
      const job = progress.get(row.operation_id);
      return job ? [toBooking(row, job, lateFinishByP80)] : [];
    });
  const crew = { movers: seats.filter(({ day }) => day === date), onCall: [] };
  const { turnaroundMinutes } = planning ?? DEFAULT_DAY_PLANNING;
  const board = { day: date, timezone, now, bookings, crew, turnaroundMinutes };
  const { items, ...figures } = dayAttention(board);
  return {
    date,
    bookings: bookings.length,
    ...figures,
    items: items.slice(0, ATTENTION.mostItems).map((item) => itemView(item, trucks)),
    off: off
      .filter(({ day }) => day === date)
      .map(({ employee, displayName }) => ({ employee, displayName })),
  };
}

function toBooking(row: MarkedRow, { progress, tail }: JobProgress, byP80: boolean): ReadBooking {
  const { duration } = row;
  const date = new Date(row.date);
  const job = { start: date, end: jobEndOf({ date, duration }) };
  const envelope = bookingEnvelope({
    date,
    duration,
    startingDriveTime: row.starting_drive_time,
    endingDriveTime: row.ending_drive_time,
  });
  const planned = { estHours: row.est_hours, numMovers: row.num_movers };
  const automated = { estHours: row.automated_hours, numMovers: row.automated_movers };
  const gaps = estimateGaps(
    { ...planned, truckCount: row.truck_count },
    { ...automated, truckCount: row.automated_trucks },
  );
  return {
    row,
    operationId: row.operation_id,
    truckId: row.truck_id,
    follows: row.follows,
    window: envelopeWindow(envelope),
    job,
    promisedTo: promisedTo(job.start, row.arrival_window),
    facts: jobFacts(progress),
    moverCount: row.mover_count,
    hasAllTrucks: stateDescription(row.activity_state).hasAllTrucks,
    isDriveKnown: worseSource(row.starting_source, row.ending_source) === 'known',
    confirmation: row.confirmation,
    hasProblemAddress: row.has_problem,
    isFarFromEstimate: gaps.length > 0,
    latestEnd: byP80 && tail ? gridWindow(tail, row.day, row.timezone).end : null,
  };
}

function itemView(
  { mark, booking, truckId, missing }: AttentionItem<ReadBooking>,
  trucks: ReadonlyMap<string, AttentionTruckView>,
): AttentionItemView {
  const truck = (truckId !== null && trucks.get(truckId)) || null;
  if (!booking) return { mark, operation: null, truck, missing };
  const { operation_id, customer_id, customer_name, date } = booking.row;
  const operation = {
    _id: operation_id,
    customerId: customer_id,
    customerName: customer_name,
    start: new Date(date).toISOString(),
    end: booking.job.end.toISOString(),
  };
  return { mark, operation, truck, missing };
}
