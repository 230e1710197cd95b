import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import {
  bigint,
  boolean,
  day,
  id,
  instant,
  json,
  numeric,
  smallint,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { BOARD_OPERATION, DIRECT_LEG } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { BookingStopView } from '../../contract/booking.view.js';
import type { SeatPosition } from '../../contract/limits.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { DAY_PLAN } from '../../sql/day-plan.view.js';

/** What every entry of a personal calendar has. */
const EVERY_ENTRY = {
  day: day(),
  branch_name: text(),
  timezone: text(),
  acting_name: text().orNull(),
  acting_phone: text().orNull(),
  support_name: text().orNull(),
  support_phone: text().orNull(),
  /** Rises with every change of the move, the crew, the truck or the day's plan. */
  sequence: bigint(),
  /** When that was; `null` if there is no history. */
  changed: instant().orNull(),
};
/** One operation of the person's truck, where they are not on call; without anything that a reduced reader may not see. */
const JOB = {
  truck_name: text().orNull(),
  position: smallint<SeatPosition>().orNull(),
  operation_id: id().orNull(),
  date: instant().orNull(),
  duration: numeric().orNull(),
  starting_drive_time: numeric().orNull(),
  ending_drive_time: numeric().orNull(),
  early_start: boolean().orNull(),
  early_start_notes: text().orNull(),
  activity_notes: text().orNull(),
  customer_id: id().orNull(),
  first_name: text().orNull(),
  last_name: text().orNull(),
  phone: text().orNull(),
  locations: json<BookingStopView[]>().orNull(),
};

const ENTRIES = statement(
  {
    on_call: boolean(),
    ...EVERY_ENTRY,
    ...JOB,
    /** The truck does not come from the yard. */
    from_job_before: boolean(),
  },
  sql`
  select p.day, p.on_call, p.position, b.name as branch_name, b.timezone, t.name as truck_name,
         a.full_name as acting_name, a.phone as acting_phone,
         s.full_name as support_name, s.phone as support_phone,
         v.operation_id, v.date, v.duration, v.starting_drive_time, v.ending_drive_time,
         v.early_start, v.early_start_notes, v.activity_notes, v.customer_id, v.first_name,
         v.last_name, v.phone, v.locations,
         exists (select from ${DIRECT_LEG} l where l.follower_id = v.operation_id)
           as from_job_before,
         coalesce(trail.seq, 0) as sequence, trail.at as changed
  from ${CREW_PLACE} p
  join ${BRANCH} b on b.id = p.branch_id
  left join ${TRUCK} t on t.id = p.truck_id
  left join ${DAY_PLAN} d on d.branch_id = p.branch_id and d.day = p.day
  left join ${EMPLOYEE} a on a.id = d.acting_manager_id
  left join ${EMPLOYEE} s on s.id = d.support_manager_id
  left join ${BOARD_OPERATION} v on v.truck_id = p.truck_id and v.day = p.day
  left join lateral (
    select max(h.seq) as seq, max(h.at) as at from platform.history_event h
    where (h.entity, h.entity_id) in (
      ('crew', p.employee_id::text), ('customer', v.customer_id::text), ('truck', p.truck_id::text),
      ('day', p.branch_id || ':' || p.day))
  ) trail on true
  where p.employee_id = $1 and p.day between $2 and $3 and (p.on_call or v.operation_id is not null)
  order by p.day, v.date, v.operation_id`,
);

type EntryRow = typeof ENTRIES.row;

type Filled<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> };

export type OnCallEntry = RowOf<typeof EVERY_ENTRY> & { on_call: true };
export type JobEntry = RowOf<typeof EVERY_ENTRY> &
  Filled<RowOf<typeof JOB>> &
  Pick<EntryRow, 'from_job_before'> & { on_call: false };
export type CalendarEntry = OnCallEntry | JobEntry;

/** Reads what a person's calendar shows. */
@Injectable()
export class CalendarEntries {
  constructor(private readonly db: Db) {}

  /** Both days included. */
  async of(employeeId: string, from: LocalDate, to: LocalDate): Promise<CalendarEntry[]> {
    const rows = await this.db.rows(ENTRIES, [employeeId, from, to]);
    return rows.map((row) => (isJob(row) ? row : { ...row, on_call: true }));
  }
}

/** Who is not on call has an operation: the statement asks for it. */
const isJob = (row: EntryRow): row is EntryRow & JobEntry => !row.on_call;
