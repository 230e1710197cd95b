import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { bookingEnvelope } from '#modules/moves/contract/envelope.js';
import { SCHEDULE_DAYS } from '../../contract/limits.js';
import type { SeatPosition } from '../../contract/limits.js';
import type {
  ScheduleDayView,
  ScheduleManagerView,
  ScheduleOperationView,
  ScheduleView,
} from '../../contract/schedule.view.js';
import { personalTimes } from '../../domain/personal-schedule.js';
import { GetScheduleQuery } from './get-schedule.query.js';

interface DayRow {
  day: LocalDate;
  branch_name: string;
  timezone: string;
  truck_name: string | null;
  position: SeatPosition | null;
  acting_manager_id: string | null;
  acting_name: string | null;
  acting_phone: string | null;
  support_manager_id: string | null;
  support_name: string | null;
  support_phone: string | null;
  operations: OperationOfDay[] | null;
}

/** A day off, at the home branch. */
interface DayOffRow {
  day: LocalDate;
  branchName: string;
  timezone: string;
}

interface OperationOfDay {
  id: string;
  date: string;
  duration: number;
  out: number;
  back: number;
  customer: string;
  early: boolean;
  notes: string;
  fromJobBefore: boolean;
}

const EMPLOYEE = `
  select b.timezone from employees.v_employee e join branches.v_branch b on b.id = e.branch_id
  where e.id = $1`;
const DAYS = `
  select p.day, b.name as branch_name, b.timezone, t.name as truck_name, p.position,
         d.acting_manager_id, a.full_name as acting_name, a.phone as acting_phone,
         d.support_manager_id, s.full_name as support_name, s.phone as support_phone,
         o.operations
  from scheduling.v_crew_place p
  join branches.v_branch b on b.id = p.branch_id
  left join trucks.v_truck t on t.id = p.truck_id
  left join scheduling.v_day_plan d on d.branch_id = p.branch_id and d.day = p.day
  left join employees.v_employee a on a.id = d.acting_manager_id
  left join employees.v_employee s on s.id = d.support_manager_id
  left join lateral (
    select jsonb_agg(jsonb_build_object(
             'id', v.operation_id, 'date', v.date, 'duration', v.duration,
             'out', v.starting_drive_time, 'back', v.ending_drive_time,
             'customer', v.customer_id, 'early', v.early_start,
             'notes', v.early_start_notes, 'fromJobBefore', exists (
               select from moves.v_direct_leg l where l.follower_id = v.operation_id)) order by v.date, v.operation_id) as operations
    from moves.v_board_operation v where v.truck_id = p.truck_id and v.day = p.day
  ) o on true
  where p.employee_id = $1 and p.day between $2 and $3
  order by p.day`;

const DAYS_OFF = `
  select o.day, b.name as "branchName", b.timezone
  from scheduling.v_day_off o
  join employees.v_employee e on e.id = o.employee_id
  join branches.v_branch b on b.id = e.branch_id
  where o.employee_id = $1 and o.day between $2 and $3
  order by o.day`;

@QueryHandler(GetScheduleQuery)
export class GetScheduleHandler implements IQueryHandler<GetScheduleQuery> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute(query: GetScheduleQuery): Promise<ScheduleView> {
    const { employeeId } = query;
    const [employee] = await this.db.prepared<{ timezone: string }>(EMPLOYEE, [employeeId]);
    if (!employee) throw notFound('Employee');
    const today = localDateOf(this.clock.now(), employee.timezone);
    const from = query.from ?? addDays(today, -SCHEDULE_DAYS.before);
    const to = query.to ?? addDays(today, SCHEDULE_DAYS.after);
    const rows = await this.db.prepared<DayRow>(DAYS, [employeeId, from, to]);
    const off = await this.db.prepared<DayOffRow>(DAYS_OFF, [employeeId, from, to]);
    const days = [...rows.map(dayOf), ...off.map(dayOffOf)];
    return Object.fromEntries(days.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

const dayOf = (row: DayRow): [LocalDate, ScheduleDayView] => [row.day, toDay(row)];

const dayOffOf = ({ day, ...home }: DayOffRow): [LocalDate, ScheduleDayView] => [
  day,
  {
    ...home,
    truckName: null,
    position: null,
    onCall: false,
    actingManagerId: null,
    supportManagerId: null,
    actingManager: null,
    supportManager: null,
    operations: [],
    off: true,
  },
];

const toDay = (row: DayRow): ScheduleDayView => ({
  branchName: row.branch_name,
  timezone: row.timezone,
  truckName: row.truck_name,
  position: row.position,
  onCall: row.position === null,
  actingManagerId: row.acting_manager_id,
  supportManagerId: row.support_manager_id,
  actingManager: toManager(row.acting_name, row.acting_phone),
  supportManager: toManager(row.support_name, row.support_phone),
  operations: (row.operations ?? []).map(toOperation),
});

const toManager = (name: string | null, phone: string | null): ScheduleManagerView | null =>
  name === null ? null : { name, phone: phone ?? '' };

function toOperation(operation: OperationOfDay): ScheduleOperationView {
  const { fromJobBefore } = operation;
  const times = personalTimes(
    bookingEnvelope({
      date: new Date(operation.date),
      duration: operation.duration,
      startingDriveTime: operation.out,
      endingDriveTime: operation.back,
    }),
    { fromJobBefore },
  );
  return {
    _id: operation.id,
    arrive: times.arrive.toISOString(),
    depart: times.depart.toISOString(),
    ...(fromJobBefore ? { fromJobBefore: true as const } : {}),
    start: times.start.toISOString(),
    end: times.end.toISOString(),
    moveId: operation.customer,
    earlyStart: operation.early,
    earlyStartNotes: operation.notes,
  };
}
