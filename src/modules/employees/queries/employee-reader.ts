import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, integer, json, text, texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { hasEveryWord, wordsOf } from '#platform/database/every-word.js';
import { BRANCH } from '#modules/branches/index.js';
import type { EmployeeSummaryView, EmployeeView } from '../contract/employee.view.js';
import { EMPLOYEE } from '../sql/employee.view.js';
import type { Role } from '#kernel/permission.js';

/** Which employees of a list, and how much of them. */
export interface EmployeeListFilter {
  branchId: string | null;
  includeInactive: boolean;
  /** Words of a name, and of an email address if `whole`; ignoring case and accents. */
  search: string;
}

const SUMMARY = `
  e.id as "_id", e.first_name as "firstName", e.last_name as "lastName",
  v.full_name as "fullName", v.display_name as "displayName", e.color, v.picture,
  e.branch_id as "branchId", e.active, v.is_team_lead as "isTeamLead",
  v.is_manager as "isManager"`;

const WHOLE = `${SUMMARY},
  e.email, e.phone, e.version, e.deleted, e.notes, e.cohort, e.roles,
  v.is_sales as "isSales", v.is_admin as "isAdmin",
  v.is_manager or v.is_admin as "hasManagerialPosition",
  json_build_object('_id', b.id, 'name', b.name, 'timezone', b.timezone) as branch`;

const FROM = `
  from employees.employee e
  join ${EMPLOYEE} v on v.id = e.id
  join ${BRANCH} b on b.id = e.branch_id`;

const matching = (text: string): string => `
  where not e.deleted and ($1::text is null or e.branch_id = $1) and (e.active or $2)
    and ${hasEveryWord(text, '$3')}
  order by lower(e.last_name), lower(e.first_name), e.id`;

const EMPLOYEE_SUMMARY_VIEW = {
  _id: id(),
  firstName: text(),
  lastName: text(),
  fullName: text(),
  displayName: text(),
  color: text(),
  picture: text().orNull(),
  branchId: id(),
  active: boolean(),
  isTeamLead: boolean(),
  isManager: boolean(),
};
const EMPLOYEE_VIEW = {
  ...EMPLOYEE_SUMMARY_VIEW,
  email: text(),
  phone: text(),
  deleted: boolean(),
  notes: text(),
  branch: json<{ _id: string; name: string; timezone: string }>(),
  cohort: text(),
  roles: texts<Role[]>(),
  isSales: boolean(),
  isAdmin: boolean(),
  hasManagerialPosition: boolean(),
  version: integer(),
};
const ONE = statement(EMPLOYEE_VIEW, sql`select ${WHOLE} ${FROM} where e.id = $1`);
const ONE_SUMMARY = statement(
  EMPLOYEE_SUMMARY_VIEW,
  sql`select ${SUMMARY} ${FROM} where e.id = $1`,
);
const LIST = statement(
  EMPLOYEE_VIEW,
  sql`select ${WHOLE} ${FROM} ${matching("v.full_name || ' ' || e.email")}`,
  'plain',
);
const SUMMARIES = statement(
  EMPLOYEE_SUMMARY_VIEW,
  sql`select ${SUMMARY} ${FROM} ${matching('v.full_name')}`,
  'plain',
);

/** Employees as the API returns them. */
@Injectable()
export class EmployeeReader {
  constructor(private readonly db: Db) {}

  /**
   * Deleted ones too, so that the trail can name them.
   * @throws 404
   */
  async whole(id: string): Promise<EmployeeView> {
    return this.first(await this.db.rows(ONE, [id]));
  }

  /** Like `whole`, but only what everyone may know. */
  async summary(id: string): Promise<EmployeeSummaryView> {
    return this.first(await this.db.rows(ONE_SUMMARY, [id]));
  }

  wholeList(filter: EmployeeListFilter): Promise<EmployeeView[]> {
    return this.db.rows(LIST, paramsOf(filter));
  }

  /** Email addresses are not searched, since they are not shown. */
  summaryList(filter: EmployeeListFilter): Promise<EmployeeSummaryView[]> {
    return this.db.rows(SUMMARIES, paramsOf(filter));
  }

  private first<View>([view]: View[]): View {
    if (!view) throw notFound('Employee');
    return view;
  }
}

const paramsOf = ({ branchId, includeInactive, search }: EmployeeListFilter): unknown[] => [
  branchId,
  includeInactive,
  wordsOf(search),
];
