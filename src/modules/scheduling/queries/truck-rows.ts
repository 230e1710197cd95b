import { Injectable } from '@nestjs/common';
import { localDateOf, type LocalDate } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { day, id, instant, json, jsonb, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { toKnown } from '#modules/actuals/contract/actual.js';
import type { Known, KnownRow } from '#modules/actuals/contract/actual.js';
import { BRANCH } from '#modules/branches/index.js';
import type { ShownOperationRow } from '#modules/moves/index.js';
import { AUTOMATED_ESTIMATE, BOARD_OPERATION, OPERATION } from '#modules/moves/index.js';
import { JobHours } from './job-hours.js';
import { knownOf, progressOfJobs, type BoardJob, type ReckonedProgress } from './job-progress.js';

const ROWS = statement(
  {
    operation_id: id(),
    branch_id: id(),
    timezone: text(),
    day: day(),
    truck_id: id().orNull(),
    date: instant(),
    duration: numeric(),
    starting_drive_time: numeric(),
    ending_drive_time: numeric(),
    estimate_basis: jsonb<ShownOperationRow['estimate_basis']>().orNull(),
    customer_id: id(),
    known: json<KnownRow>().orNull(),
  },
  sql`
  select v.operation_id, v.branch_id, b.timezone, v.day, v.truck_id, v.date, v.duration,
         v.starting_drive_time, v.ending_drive_time, v.customer_id,
         (select e.estimate_basis from ${AUTOMATED_ESTIMATE} e
          where e.activity_id = v.activity_id) as estimate_basis,
         ${knownOf('v.operation_id')} as known
  from (
    select one.id from unnest($1::text[]) as one(id)
    union
    select mate.id from ${OPERATION} asked
    join ${OPERATION} mate on mate.truck_id = asked.truck_id and mate.day = asked.day
    where asked.id = any ($1)
  ) row
  join ${BOARD_OPERATION} v on v.operation_id = row.id
  join ${BRANCH} b on b.id = v.branch_id`,
  'plain',
);

type Row = typeof ROWS.row;

/** An operation and how far its job is. */
export interface RowOperation extends ReckonedProgress {
  operationId: string;
  branchId: string;
  day: LocalDate;
  customerId: string;
}

/** When an operation is planned. */
export interface PlannedOperation {
  operationId: string;
  day: LocalDate;
  timezone: string;
  /** When its truck is to leave. */
  leaves: Date;
}

/** Nobody can stamp more hours than this before a job's truck leaves. */
const EARLIEST_STAMP_MS = 6 * HOUR_MS;

/** So far from its noon in UTC it is another day everywhere. */
const OTHER_DAY_MS = 26 * HOUR_MS;

/** Whether anything may be known of a job, or hold it up; for most of what is written nothing is. */
const mayBeUnderWay = ({ day, timezone, leaves }: PlannedOperation, now: Date): boolean =>
  leaves.getTime() - EARLIEST_STAMP_MS <= now.getTime() || day === localDateOf(now, timezone);

/** Reads operations with all others on their trucks that day: what happens to one holds up those after it. */
@Injectable()
export class TruckRows {
  constructor(
    private readonly db: Db,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** How far the jobs of these operations are, and of the others on their trucks, as they are stored. */
  async of(operationIds: readonly string[]): Promise<RowOperation[]> {
    return toOperations(await this.read(operationIds), (row) => this.toJob(row), this.clock.now());
  }

  /** The same, and as it was while the written ones were on other trucks. */
  async ofWritten(
    operationIds: readonly string[],
    written: ReadonlySet<string>,
  ): Promise<{ was: RowOperation[]; is: RowOperation[] }> {
    const now = this.clock.now();
    const rows = await this.read(operationIds);
    const others = rows.filter((row) => !written.has(row.operation_id));
    const toJob = (row: Row): BoardJob => this.toJob(row);
    return { was: toOperations(others, toJob, now), is: toOperations(rows, toJob, now) };
  }

  /** The same of one operation, and as it was while only that was known of it. */
  async ofStamped(
    operationId: string,
    before: Known,
  ): Promise<{ was: RowOperation[]; is: RowOperation[] }> {
    const now = this.clock.now();
    const rows = await this.read([operationId]);
    const wasJob = (row: Row): BoardJob =>
      row.operation_id === operationId ? { ...this.toJob(row), known: before } : this.toJob(row);
    return {
      was: toOperations(rows, wasJob, now),
      is: toOperations(rows, (row) => this.toJob(row), now),
    };
  }

  /** The same of those that may be under way: without a statement where none is. */
  ofUnderWay(planned: readonly PlannedOperation[]): Promise<RowOperation[]> {
    const ids = this.underWay(planned);
    return ids.length === 0 ? Promise.resolve([]) : this.of(ids);
  }

  /** Those that may be under way and the others on their trucks, as jobs of their boards. */
  async jobsUnderWay(planned: readonly PlannedOperation[]): Promise<BoardJob[]> {
    const ids = this.underWay(planned);
    if (ids.length === 0) return [];
    return (await this.read(ids)).map((row) => this.toJob(row));
  }

  /** Whether a day may be today where its branch is. */
  mayBeToday(on: LocalDate): boolean {
    return Math.abs(Date.parse(`${on}T12:00:00Z`) - this.clock.now().getTime()) < OTHER_DAY_MS;
  }

  /** Those that may be under way. */
  underWay(planned: readonly PlannedOperation[]): string[] {
    const now = this.clock.now();
    return planned.filter((one) => mayBeUnderWay(one, now)).map(({ operationId }) => operationId);
  }

  private read(operationIds: readonly string[]) {
    return this.db.rows(ROWS, [operationIds]);
  }

  private toJob(row: Row): BoardJob {
    const hours = this.hours.of(row.branch_id, row.estimate_basis);
    return { row, known: toKnown(row.known), hours };
  }
}

function toOperations(
  rows: readonly Row[],
  toJob: (row: Row) => BoardJob,
  now: Date,
): RowOperation[] {
  const progress = progressOfJobs(rows.map(toJob), now);
  return rows.flatMap((row) => {
    const one = progress.get(row.operation_id);
    const { operation_id: operationId, branch_id: branchId, day: on, customer_id } = row;
    return one ? [{ operationId, branchId, day: on, customerId: customer_id, ...one }] : [];
  });
}
