import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { boolean, json, text } from '#platform/database/sql/column.js';
import type { RowOf, Statement } from '#platform/database/sql/statement.js';
import { composed } from '#platform/database/sql/statement.js';
import type { ShownOperationRow } from '#modules/moves/index.js';
import type { DayPlanning } from '#modules/branches/contract/planning.js';
import type { BookingStopView } from '../../contract/booking.view.js';
import type { AttentionTruckView } from '../../contract/attention.view.js';
import type { CrewSeat } from '../../domain/crew.js';
import type { UsualShares } from '../../domain/usual-marks.js';
import type { KnownRow } from '#modules/actuals/contract/actual.js';
import { BRANCH, PLANNING } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { DIRECT_LEG, LOCATION } from '#modules/moves/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { JOB_RANGES } from '../../ports/job-ranges.js';
import type { JobRanges } from '../../ports/job-ranges.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { DAY_OFF } from '../../sql/day-off.view.js';
import { usualOf } from '../usual-of.js';
import { ARRIVAL_WINDOW, FROM_BOARDS } from '../board-operations.js';
import { knownOf } from '../job-progress.js';

/** An operation of a board, as far as its marks need it. */
export interface MarkedRow extends Pick<
  ShownOperationRow,
  | 'operation_id'
  | 'day'
  | 'timezone'
  | 'truck_id'
  | 'duration'
  | 'arrival_window'
  | 'starting_source'
  | 'ending_source'
  | 'confirmation'
  | 'starting_drive_time'
  | 'ending_drive_time'
  | 'mover_count'
  | 'est_hours'
  | 'num_movers'
  | 'truck_count'
  | 'automated_hours'
  | 'automated_movers'
  | 'automated_trucks'
  | 'estimate_basis'
  | 'activity_state'
  | 'activity_notes'
  | 'customer_id'
  | 'customer_name'
> {
  /** As JSON, which has no dates. */
  date: string;
  problems: Pick<BookingStopView, 'isProblem' | 'problemReason'>[];
  known: KnownRow | null;
  follows: string | null;
}

const SOME_DAYS = {
  timezone: text(),
  /** Null while nobody saved any settings. */
  planning: json<DayPlanning>().orNull(),
  lateFinishByP80: boolean(),
  operations: json<MarkedRow[]>(),
  seats: json<(CrewSeat & { day: LocalDate })[]>(),
  off: json<{ day: LocalDate; employee: string; displayName: string }[]>(),
  trucks: json<AttentionTruckView[]>(),
  /** Null while too few days are known. */
  usual: json<UsualShares>().orNull(),
};
/** Some days of a branch's boards. */
export type BoardsRow = RowOf<typeof SOME_DAYS>;

const inDays = (day: string): string => `${day} between $2::date and $2::date + ($3::integer - 1)`;

const OPERATIONS = `
  select operation_id, day, timezone, truck_id, date, duration, starting_drive_time, ending_drive_time,
         mover_count, est_hours, num_movers, truck_count, automated_hours, automated_movers,
         automated_trucks, estimate_basis, activity_state, customer_id, starting_source, ending_source,
         confirmation, ${ARRIVAL_WINDOW},
         trim(first_name || ' ' || last_name) as customer_name,
         activity_notes,
         (select coalesce(json_agg(json_build_object(
                   'isProblem', l.is_problem, 'problemReason', l.problem_reason)), '[]')
          from ${LOCATION} l
          where l.activity_id = v_board_operation.activity_id and l.is_problem) as problems,
         (select followed_id from ${DIRECT_LEG} where follower_id = operation_id) as follows,
         ${knownOf('v_board_operation.operation_id')} as known
  ${FROM_BOARDS}
  where branch_id = $1 and ${inDays('day')} and (truck_id is not null or unassigned)
  order by date, operation_id`;

const SEATS = `
  select day, truck_id as truck, employee_id as mover, position
  from ${CREW_PLACE}
  where branch_id = $1 and ${inDays('day')} and truck_id is not null`;

const OFF = `
  select o.day, o.employee_id as employee, e.display_name as "displayName"
  from ${DAY_OFF} o join ${EMPLOYEE} e on e.id = o.employee_id
  where ${inDays('o.day')} and e.branch_id = $1 and e.active and not e.deleted
    and e.roles && array['mover', 'team_lead']
  order by o.day, lower(e.display_name), e.id`;

const TRUCKS = `
  select t.id as "_id", t.name, t.color from ${TRUCK} t
  where t.branch_id = $1 and (t.rental_day is null or ${inDays('t.rental_day')})`;

const listed = (rows: string): string =>
  `(select coalesce(json_agg(row_to_json(one)), '[]') from (${rows}) one)`;

const boardsWith = (lateFinish: string): string => `
  select b.timezone, p.for_day as planning,
         ${lateFinish}
           as "lateFinishByP80",
         ${listed(OPERATIONS)} as operations, ${listed(SEATS)} as seats,
         ${listed(OFF)} as off, ${listed(TRUCKS)} as trucks,
         ${usualOf('b.id')} as usual
  from ${BRANCH} b left join ${PLANNING} p on p.branch_id = b.id
  where b.id = $1`;

const BOARDS = composed(SOME_DAYS, boardsWith, 'planned', [['false']]);

/** Reads what the marks of some boards are computed of. */
@Injectable()
export class ReadBoards {
  private readonly boards: Statement<BoardsRow>;

  constructor(
    private readonly db: Db,
    @Inject(JOB_RANGES) ranges: JobRanges,
  ) {
    this.boards = BOARDS(ranges.lateFinishByP80('b.id'));
  }

  /** @throws 404 'Branch not found' */
  async of(branchId: string, day: LocalDate, days: number): Promise<BoardsRow> {
    const [row] = await this.db.rows(this.boards, [branchId, day, days]);
    if (!row) throw notFound('Branch');
    return row;
  }
}
