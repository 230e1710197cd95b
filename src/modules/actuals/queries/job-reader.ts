import { Inject, Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import {
  boolean,
  day,
  id,
  instant,
  json,
  jsonb,
  numeric,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import { AUTOMATED_ESTIMATE, BOARD_OPERATION } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { KnownRow } from '../contract/actual.js';
import type { Job } from '../domain/job.js';
import { CREWS } from '../ports/crews.js';
import type { Crews } from '../ports/crews.js';
import { ACTUAL } from '../sql/actual.view.js';

const JOBS = `
  select v.operation_id as "operationId", v.activity_id as "activityId",
         v.customer_id as "customerId", trim(v.first_name || ' ' || v.last_name) as "customerName",
         v.customer_status = 'active' as "isCustomerActive", v.branch_id as "branchId", b.timezone,
         v.day, v.truck_id as "truckId", t.name as "truckName", v.date, v.duration,
         v.arrival_from as "arrivalFrom", v.arrival_to as "arrivalTo",
         v.starting_drive_time as "startingDriveTime", v.ending_drive_time as "endingDriveTime",
         e.estimate_basis as "estimateBasis"
  from ${BOARD_OPERATION} v
  join ${AUTOMATED_ESTIMATE} e on e.activity_id = v.activity_id
  join ${BRANCH} b on b.id = v.branch_id
  left join ${TRUCK} t on t.id = v.truck_id`;
const JOB = {
  operationId: id(),
  activityId: id(),
  customerId: id(),
  customerName: text(),
  isCustomerActive: boolean(),
  branchId: id(),
  timezone: text(),
  day: day(),
  truckId: id().orNull(),
  truckName: text().orNull(),
  date: instant(),
  duration: numeric(),
  arrivalFrom: instant().orNull(),
  arrivalTo: instant().orNull(),
  startingDriveTime: numeric(),
  endingDriveTime: numeric(),
  estimateBasis: jsonb<NonNullable<Job['estimateBasis']>>().orNull(),
};
const KNOWN_JOB = { ...JOB, known: json<KnownRow>().orNull() };

const BY_IDS = statement(JOB, sql`${JOBS} where v.operation_id = any ($1)`);
const BOOKED = statement(
  KNOWN_JOB,
  sql`
  select job.*, row_to_json(a) as known from (${JOBS} where v.branch_id = $1 and v.day between $2 and $3 and v.truck_id is not null) job
  left join ${ACTUAL} a on a.operation_id = job."operationId"
  order by job.day, job.date, job."operationId"`,
);
const OF_ACTIVITIES = statement(
  KNOWN_JOB,
  sql`
  select job.*, row_to_json(a) as known
  from (${JOBS} where v.activity_id = any ($1)) job
  left join ${ACTUAL} a on a.operation_id = job."operationId"`,
);

type JobRow = typeof BY_IDS.row;
type Known = Pick<typeof BOOKED.row, 'known'>;

/** Reads operations as crews see them. */
@Injectable()
export class JobReader {
  constructor(
    private readonly db: Db,
    @Inject(CREWS) private readonly crews: Crews,
  ) {}

  /** Those that exist, by id. */
  async byIds(operationIds: readonly string[]): Promise<ReadonlyMap<string, Job>> {
    const rows = await this.db.rows(BY_IDS, [operationIds]);
    return new Map((await this.jobs(rows)).map((job) => [job.operationId, job]));
  }

  /** Those on trucks with what is known of them, both days inclusive, by day and start. */
  async booked(branchId: string, from: LocalDate, to: LocalDate): Promise<(Job & Known)[]> {
    return this.jobs(await this.db.rows(BOOKED, [branchId, from, to]));
  }

  /** Those of activities, also on no truck, with what is known of them. */
  async ofActivities(activityIds: readonly string[]): Promise<(Job & Known)[]> {
    return this.jobs(await this.db.rows(OF_ACTIVITIES, [activityIds]));
  }

  private async jobs<Row extends JobRow>(rows: readonly Row[]): Promise<(Row & Job)[]> {
    const crews = rows.length > 0 ? await this.crews.at(rows) : [];
    return rows.map((row, at) => ({
      ...row,
      window: envelopeWindow(bookingEnvelope(row)),
      crew: crews[at] ?? [],
    }));
  }
}
