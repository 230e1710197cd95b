import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id, integer, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { jsonList } from '#platform/json/json-sql.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { CrewSeatView, DailyAssignmentView, OffView } from '../contract/day.view.js';
import { CREW_PLACE } from '../sql/crew-place.view.js';
import { DAY_OFF } from '../sql/day-off.view.js';
import { DAY_PLAN } from '../sql/day-plan.view.js';

const placesAt = (branch: string): string =>
  `from ${CREW_PLACE} where branch_id = ${branch} and day = $2`;
const seatsAt = (branch: string): string => `
  select employee_id as mover, truck_id as truck, position ${placesAt(branch)} and truck_id is not null
  order by truck_id, position`;
const onCallAt = (branch: string): string => `
  select '[' || coalesce(string_agg(to_json(employee_id)::text, ',' order by employee_id), '') || ']'
  ${placesAt(branch)} and truck_id is null`;

/** Of those who still work here. */
const off = (columns: string): string => `
  select ${columns} from ${DAY_OFF} o
  join ${EMPLOYEE} e on e.id = o.employee_id and e.active and not e.deleted
  where day = $2 order by employee_id`;

/** `branch` names a branch in SQL. */
const assignment = (offColumns: string, branch = '$1'): string => `
  select ${branch}::text as "branchId", $2::date as "assignmentDay", coalesce(plan.notes, '') as notes,
         coalesce(plan.notes_revision, 0) as "notesRevision",
         plan.acting_manager_id as "actingManagerId", plan.support_manager_id as "supportManagerId",
         ${jsonList(seatsAt(branch))}::json as movers, (${onCallAt(branch)})::json as "onCall",
         ${jsonList(off(offColumns))}::json as off
  from (values (0)) always
  left join ${DAY_PLAN} plan on plan.branch_id = ${branch} and plan.day = $2`;

const DAILY_ASSIGNMENT_VIEW = {
  branchId: id(),
  assignmentDay: day(),
  notes: text(),
  notesRevision: integer(),
  actingManagerId: id().orNull(),
  supportManagerId: id().orNull(),
  movers: json<CrewSeatView[]>(),
  onCall: json<string[]>(),
  off: json<OffView[]>(),
};
/** Of the branch `$1` on the day `$2`, for those who dispatch. */
export const DAILY_ASSIGNMENT = statement(
  DAILY_ASSIGNMENT_VIEW,
  sql`${assignment('employee_id as employee, reason')}`,
);
/** The same for everybody else: who is off, not why. */
export const DAILY_ASSIGNMENT_WITHOUT_REASONS = assignment('employee_id as employee');
const OF_BRANCHES = statement(
  DAILY_ASSIGNMENT_VIEW,
  sql`
  select one.* from unnest($1::text[]) asked(id)
  cross join lateral (${assignment('employee_id as employee, reason', 'asked.id')}) one`,
);

/** Reads crews, managers and alerts of a branch's day. */
@Injectable()
export class DailyAssignments {
  constructor(private readonly db: Db) {}

  /** As those who dispatch see it. */
  async find(branchId: string, day: LocalDate): Promise<DailyAssignmentView> {
    const [view] = await this.db.rows(DAILY_ASSIGNMENT, [branchId, day]);
    if (!view) throw new Error(`Nobody said who works for ${branchId} on ${day}`);
    return view;
  }

  /** The same of several branches, in one statement. */
  ofBranches(branchIds: readonly string[], day: LocalDate): Promise<DailyAssignmentView[]> {
    return this.db.rows(OF_BRANCHES, [branchIds, day]);
  }
}
