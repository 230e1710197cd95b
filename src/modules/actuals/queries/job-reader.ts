import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { bookingEnvelope, envelopeWindow } from '#modules/moves/contract/envelope.js';
import type { KnownRow } from '../contract/actual.js';
import type { Job } from '../domain/job.js';

const JOBS = `
  select v.operation_id as "operationId", v.activity_id as "activityId",
         v.customer_id as "customerId", trim(v.first_name || ' ' || v.last_name) as "customerName",
         v.customer_status = 'active' as "isCustomerActive", v.branch_id as "branchId", b.timezone,
         v.day, v.truck_id as "truckId", t.name as "truckName", v.date, v.duration,
         v.starting_drive_time as "startingDriveTime", v.ending_drive_time as "endingDriveTime",
         array(select p.employee_id::text from scheduling.v_crew_place p
               where p.truck_id = v.truck_id and p.day = v.day) as crew,
         e.estimate_basis as "estimateBasis"
  from moves.v_board_operation v
  join moves.v_automated_estimate e on e.activity_id = v.activity_id
  join branches.v_branch b on b.id = v.branch_id
  left join trucks.v_truck t on t.id = v.truck_id`;
const BY_IDS = `${JOBS} where v.operation_id = any ($1)`;
const BOOKED = `
  select job.*, row_to_json(a) as known from (${JOBS} where v.branch_id = $1 and v.day between $2 and $3 and v.truck_id is not null) job
  left join actuals.v_actual a on a.operation_id = job."operationId"
  order by job.day, job.date, job."operationId"`;

const OF_ACTIVITIES = `
  select job.*, row_to_json(a) as known
  from (${JOBS} where v.activity_id = any ($1)) job
  left join actuals.v_actual a on a.operation_id = job."operationId"`;

type JobRow = Omit<Job, 'window'>;
type WithKnown = Job & { known: KnownRow | null };

/** Reads operations as crews see them. */
@Injectable()
export class JobReader {
  constructor(private readonly db: Db) {}

  /** Those that exist, by id. */
  async byIds(operationIds: readonly string[]): Promise<ReadonlyMap<string, Job>> {
    const rows = await this.db.prepared<JobRow>(BY_IDS, [operationIds]);
    return new Map(rows.map((row) => [row.operationId, toJob(row)]));
  }

  /** Those on trucks with what is known of them, both days inclusive, by day and start. */
  async booked(branchId: string, from: LocalDate, to: LocalDate): Promise<WithKnown[]> {
    const rows = await this.db.prepared<JobRow & Pick<WithKnown, 'known'>>(BOOKED, [
      branchId,
      from,
      to,
    ]);
    return rows.map((row) => ({ ...toJob(row), known: row.known }));
  }

  /** Those of activities, also on no truck, with what is known of them. */
  async ofActivities(activityIds: readonly string[]): Promise<WithKnown[]> {
    const rows = await this.db.prepared<JobRow & Pick<WithKnown, 'known'>>(OF_ACTIVITIES, [
      activityIds,
    ]);
    return rows.map((row) => ({ ...toJob(row), known: row.known }));
  }
}

const toJob = (row: JobRow): Job => ({ ...row, window: envelopeWindow(bookingEnvelope(row)) });
