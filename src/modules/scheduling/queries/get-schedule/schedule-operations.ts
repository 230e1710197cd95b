import type { LocalDate } from '#kernel/local-date.js';
import { actualOf, toActualView, toKnown } from '#modules/actuals/contract/actual.js';
import type { KnownRow } from '#modules/actuals/contract/actual.js';
import { bookingEnvelope } from '#modules/moves/contract/envelope.js';
import { AUTOMATED_ESTIMATE, BOARD_OPERATION, DIRECT_LEG, LOCATION } from '#modules/moves/index.js';
import type { BookingStopView } from '../../contract/booking.view.js';
import type { ScheduleOperationView } from '../../contract/schedule.view.js';
import { personalTimes } from '../../domain/personal-schedule.js';
import { STOP_COLUMNS, STOP_JSON, WITH_ITEMS } from '../day-operations.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import type { JobHours } from '../job-hours.js';
import { knownOf, progressOfJobs, type BoardJob } from '../job-progress.js';

/** An operation on the truck of the row `p` of CREW_PLACE, as JSON. */
export interface OperationOfDay {
  id: string;
  date: string;
  duration: number;
  out: number;
  back: number;
  customer: string;
  early: boolean;
  notes: string;
  fromJobBefore: boolean;
  activity: string;
  name: string;
  movers: number;
  locations: BookingStopView[] | null;
  crew: string[];
  known: KnownRow | null;
  branch: string;
  truck: string;
  basis: JobBasis | null;
}

export const OPERATIONS_OF_DAY = `
  select json_agg(row_to_json(one) order by one.date, one.id) as operations
  from (
    select v.operation_id as id, v.date, v.duration, v.starting_drive_time as out,
           v.ending_drive_time as back, v.customer_id as customer, v.early_start as early,
           v.early_start_notes as notes,
           exists (select from ${DIRECT_LEG} l where l.follower_id = v.operation_id)
             as "fromJobBefore",
           v.activity_id as activity, trim(v.first_name || ' ' || v.last_name) as name,
           v.mover_count as movers,
           (select json_agg(${STOP_JSON} order by l.position)
            from ${LOCATION} l cross join lateral (select ${STOP_COLUMNS}) stop ${WITH_ITEMS}
            where l.activity_id = v.activity_id) as locations,
           (select json_agg(c.employee_id) from ${CREW_PLACE} c
            where c.truck_id = v.truck_id and c.day = v.day) as crew,
           ${knownOf('v.operation_id')} as known, v.branch_id as branch, v.truck_id as truck,
           (select e.estimate_basis from ${AUTOMATED_ESTIMATE} e
            where e.activity_id = v.activity_id) as basis
    from ${BOARD_OPERATION} v where v.truck_id = p.truck_id and v.day = p.day
  ) one`;

/** Of which day, on whose clock, and how long jobs take. */
interface OnDay {
  day: LocalDate;
  timezone: string;
  hours: JobHours;
}

/** The operations of somebody's day, with what is known of how they went. */
export function toScheduleOperations(
  operations: readonly OperationOfDay[],
  on: OnDay,
  now: Date,
): ScheduleOperationView[] {
  const progress = progressOfJobs(
    operations.map((one) => toBoardJob(one, on)),
    now,
  );
  return operations.map((one) => {
    const { expectedStart = null, waitsFor = null } = progress.get(one.id)?.progress ?? {};
    return { ...toScheduleOperation(one, on, now), expectedStart, waitsFor: waitsFor !== null };
  });
}

const toBoardJob = (one: OperationOfDay, { day, timezone, hours }: OnDay): BoardJob => ({
  row: {
    operation_id: one.id,
    day,
    timezone,
    truck_id: one.truck,
    date: one.date,
    duration: one.duration,
    starting_drive_time: one.out,
    ending_drive_time: one.back,
  },
  known: toKnown(one.known),
  hours: hours.of(one.branch, one.basis),
});

function toScheduleOperation(
  operation: OperationOfDay,
  on: OnDay,
  now: Date,
): Omit<ScheduleOperationView, 'expectedStart' | 'waitsFor'> {
  const { id, activity, fromJobBefore, duration } = operation;
  const lengths = { duration, startingDriveTime: operation.out, endingDriveTime: operation.back };
  const envelope = bookingEnvelope({ date: new Date(operation.date), ...lengths });
  const times = personalTimes(envelope, { fromJobBefore });
  const job = { ...lengths, day: on.day, timezone: on.timezone, crew: operation.crew };
  const actual = actualOf(job, toKnown(operation.known), now);
  return {
    _id: id,
    arrive: times.arrive.toISOString(),
    depart: times.depart.toISOString(),
    ...(fromJobBefore ? { fromJobBefore: true as const } : {}),
    start: times.start.toISOString(),
    end: times.end.toISOString(),
    moveId: operation.customer,
    earlyStart: operation.early,
    earlyStartNotes: operation.notes,
    activityId: activity,
    customerName: operation.name,
    moverCount: operation.movers,
    hoursP50: on.hours.of(operation.branch, operation.basis)?.p50 ?? null,
    stops: operation.locations ?? [],
    actual: toActualView({ operationId: id, activityId: activity }, actual),
  };
}
