import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { bigint, boolean, json, text } from '#platform/database/sql/column.js';
import type { RowOf, Statement } from '#platform/database/sql/statement.js';
import { composed } from '#platform/database/sql/statement.js';
import { jsonList, jsonRow } from '#platform/json/json-sql.js';
import { writtenJson } from '#platform/json/written-json.js';
import { revisionOf } from '#platform/realtime/topic-revisions.js';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import type { DayPlanning } from '#modules/branches/contract/planning.js';
import { BRANCH, PLANNING } from '#modules/branches/index.js';
import type { DayView } from '../../contract/day.view.js';
import { boardTopic } from '../../contract/live.js';
import { JOB_RANGES } from '../../ports/job-ranges.js';
import type { JobRanges } from '../../ports/job-ranges.js';
import { NEVER_MARKED, type UsualShares } from '../../domain/usual-marks.js';
import { DAY_PLAN } from '../../sql/day-plan.view.js';
import { usualOf } from '../usual-of.js';
import { DAILY_ASSIGNMENT, DAILY_ASSIGNMENT_WITHOUT_REASONS } from '../daily-assignments.js';
import { DAY_OPERATIONS, OPERATIONS_OF_DAY, toDayOperations } from '../day-operations.js';
import type { DayOperation } from '../day-operations.js';
import { DAY_MANAGERS, dayManager, DAY_MOVERS } from '../day-people.js';
import { DAY_TRUCKS } from '../day-trucks.js';
import { LIVE_RESERVATIONS } from '../reservations.js';
import type { ReservationJson } from '../reservations.js';

/** Goes out as the database writes it; nobody can look into it. */
type WrittenParts = Pick<
  DayView,
  'trucks' | 'movers' | 'assignment' | 'actingManager' | 'supportManager' | 'supportingManagers'
>;

/** A day of a branch as it is at one moment. */
export interface BoardDay {
  revision: number;
  timezone: string;
  isActive: boolean;
  notes: string;
  planning: DayPlanning;
  lateFinishByP80: boolean;
  usual: UsualShares;
  operations: DayOperation[];
  reservations: ReservationJson[];
  written: WrittenParts;
}

const DAY = {
  revision: bigint(),
  timezone: text(),
  isActive: boolean(),
  notes: text(),
  /** Null for a branch that never saved any settings. */
  planning: json<DayPlanning>().orNull(),
  lateFinishByP80: boolean(),
  /** Null while too few days are known. */
  usual: json<UsualShares>().orNull(),
  ...OPERATIONS_OF_DAY,
  reservations: json<ReservationJson[]>(),
  trucks: text(),
  movers: text(),
  assignment: text().orNull(),
  actingManager: text().orNull(),
  supportManager: text().orNull(),
  supportingManagers: text(),
};
type DayRow = RowOf<typeof DAY>;

// One statement: a change that it has not seen has a later revision than the one it returns.
const dayWith = (assignment: string, lateFinish: string): string => `
  select ${revisionOf('$3')} as revision, b.timezone, b.active as "isActive",
         coalesce(plan.notes, '') as notes,
         (select p.for_day from ${PLANNING} p where p.branch_id = b.id) as planning,
         ${lateFinish}
           as "lateFinishByP80",
         ${usualOf('b.id')} as usual,
         operations.*, ${jsonList(LIVE_RESERVATIONS)}::json as reservations,
         ${jsonList(DAY_TRUCKS.text)} as trucks, ${jsonList(DAY_MOVERS)} as movers,
         ${jsonRow(assignment)} as assignment,
         ${dayManager('plan.acting_manager_id')} as "actingManager",
         ${dayManager('plan.support_manager_id')} as "supportManager",
         ${jsonList(DAY_MANAGERS)} as "supportingManagers"
  from ${BRANCH} b
  left join ${DAY_PLAN} plan on plan.branch_id = b.id and plan.day = $2
  cross join (${DAY_OPERATIONS}) operations
  where b.id = $1`;

const DAY_WITH = composed(DAY, dayWith, 'planned', [[DAILY_ASSIGNMENT.text, 'false']]);

/** Reads everything that a board of one day shows. */
@Injectable()
export class ReadDay {
  private readonly day: Statement<DayRow>;
  private readonly dayWithoutReasons: Statement<DayRow>;

  constructor(
    private readonly db: Db,
    @Inject(JOB_RANGES) ranges: JobRanges,
  ) {
    const lateFinish = ranges.lateFinishByP80('b.id');
    this.day = DAY_WITH(DAILY_ASSIGNMENT.text, lateFinish);
    this.dayWithoutReasons = DAY_WITH(DAILY_ASSIGNMENT_WITHOUT_REASONS, lateFinish);
  }

  /** `withReasons`: why people are off, too. @throws 404 'Branch not found' */
  async of(branchId: string, day: LocalDate, withReasons: boolean): Promise<BoardDay> {
    const values = [branchId, day, boardTopic(branchId, day)];
    const statement = withReasons ? this.day : this.dayWithoutReasons;
    const [row] = await this.db.rows(statement, values);
    if (!row) throw notFound('Branch');
    const { revision, timezone, isActive, notes, planning, lateFinishByP80, reservations } = row;
    const operations = toDayOperations(row);
    return {
      revision,
      timezone,
      isActive,
      notes,
      lateFinishByP80,
      usual: row.usual ?? NEVER_MARKED,
      planning: planning ?? DEFAULT_DAY_PLANNING,
      operations,
      reservations,
      written: writtenParts(row),
    };
  }
}

const writtenParts = (row: DayRow): WrittenParts => ({
  trucks: written(row.trucks),
  movers: written(row.movers),
  assignment: written(row.assignment),
  actingManager: written(row.actingManager),
  supportManager: written(row.supportManager),
  supportingManagers: written(row.supportingManagers),
});

const written = <T>(json: string | null): T => writtenJson<T>(json ?? 'null');
