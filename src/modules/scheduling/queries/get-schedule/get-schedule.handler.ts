import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { day, id, json, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { SCHEDULE_DAYS } from '../../contract/limits.js';
import type { SeatPosition } from '../../contract/limits.js';
import type {
  ScheduleDayView,
  ScheduleManagerView,
  ScheduleView,
} from '../../contract/schedule.view.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { DAY_OFF } from '../../sql/day-off.view.js';
import { DAY_PLAN } from '../../sql/day-plan.view.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { JobHours } from '../job-hours.js';
import { GetScheduleQuery } from './get-schedule.query.js';
import { OPERATIONS_OF_DAY, toScheduleOperations } from './schedule-operations.js';
import type { OperationOfDay } from './schedule-operations.js';

type DayRow = typeof DAYS.row;

type WithHours = DayRow & { hours: JobHours };

/** A day off, at the home branch. */
type DayOffRow = typeof DAYS_OFF.row;

const TIMEZONE = statement(
  { timezone: text() },
  sql`
  select b.timezone from ${EMPLOYEE} e join ${BRANCH} b on b.id = e.branch_id
  where e.id = $1`,
);
const DAYS = statement(
  {
    day: day(),
    branch_id: id(),
    branch_name: text(),
    timezone: text(),
    truck_name: text().orNull(),
    unavailable_from: text().orNull(),
    stand_in: json<{ name: string; from: string }>().orNull(),
    position: smallint<SeatPosition>().orNull(),
    acting_manager_id: id().orNull(),
    acting_name: text().orNull(),
    acting_phone: text().orNull(),
    support_manager_id: id().orNull(),
    support_name: text().orNull(),
    support_phone: text().orNull(),
    operations: json<OperationOfDay[]>().orNull(),
  },
  sql`
  select p.day, b.id as branch_id, b.name as branch_name, b.timezone, t.name as truck_name, p.position,
         to_char(out.unavailable_from, 'HH24:MI') as unavailable_from,
         (select json_build_object('name', other.name, 'from', to_char(i.since, 'HH24:MI'))
          from scheduling.stand_in i join ${TRUCK} other on other.id = i.by_id
          where i.truck_id = p.truck_id and i.day = p.day) as stand_in,
         d.acting_manager_id, a.full_name as acting_name, a.phone as acting_phone,
         d.support_manager_id, s.full_name as support_name, s.phone as support_phone,
         o.operations
  from ${CREW_PLACE} p
  join ${BRANCH} b on b.id = p.branch_id
  left join ${TRUCK} t on t.id = p.truck_id
  left join ${OCCUPANCY} out
    on out.truck_id = p.truck_id and out.day = p.day and out.kind = 'unavailable'
  left join ${DAY_PLAN} d on d.branch_id = p.branch_id and d.day = p.day
  left join ${EMPLOYEE} a on a.id = d.acting_manager_id
  left join ${EMPLOYEE} s on s.id = d.support_manager_id
  left join lateral (${OPERATIONS_OF_DAY}) o on true
  where p.employee_id = $1 and p.day between $2 and $3
  order by p.day`,
);

const DAYS_OFF = statement(
  { day: day(), branchId: id(), branchName: text(), timezone: text() },
  sql`
  select o.day, b.id as "branchId", b.name as "branchName", b.timezone
  from ${DAY_OFF} o
  join ${EMPLOYEE} e on e.id = o.employee_id
  join ${BRANCH} b on b.id = e.branch_id
  where o.employee_id = $1 and o.day between $2 and $3
  order by o.day`,
);

@QueryHandler(GetScheduleQuery)
export class GetScheduleHandler implements IQueryHandler<GetScheduleQuery> {
  constructor(
    private readonly db: Db,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  async execute(query: GetScheduleQuery): Promise<ScheduleView> {
    const { employeeId } = query;
    const [employee] = await this.db.rows(TIMEZONE, [employeeId]);
    if (!employee) throw notFound('Employee');
    const now = this.clock.now();
    const today = localDateOf(now, employee.timezone);
    const from = query.from ?? addDays(today, -SCHEDULE_DAYS.before);
    const to = query.to ?? addDays(today, SCHEDULE_DAYS.after);
    const rows = await this.db.rows(DAYS, [employeeId, from, to]);
    const off = await this.db.rows(DAYS_OFF, [employeeId, from, to]);
    const days = [
      ...rows.map((row) => dayOf({ ...row, hours: this.hours }, now)),
      ...off.map(dayOffOf),
    ];
    return Object.fromEntries(days.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

const dayOf = (row: WithHours, now: Date): [LocalDate, ScheduleDayView] => [
  row.day,
  toDay(row, now),
];

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

const toDay = (row: WithHours, now: Date): ScheduleDayView => ({
  branchId: row.branch_id,
  branchName: row.branch_name,
  timezone: row.timezone,
  truckName: row.truck_name,
  ...(row.unavailable_from && { unavailableFrom: row.unavailable_from }),
  ...(row.stand_in && { standIn: row.stand_in }),
  position: row.position,
  onCall: row.position === null,
  actingManagerId: row.acting_manager_id,
  supportManagerId: row.support_manager_id,
  actingManager: toManager(row.acting_name, row.acting_phone),
  supportManager: toManager(row.support_name, row.support_phone),
  operations: toScheduleOperations(row.operations ?? [], row, now),
});

const toManager = (name: string | null, phone: string | null): ScheduleManagerView | null =>
  name === null ? null : { name, phone: phone ?? '' };
