import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { hasEveryWord, wordsOf } from '#platform/database/every-word.js';
import { BRANCH } from '#modules/branches/index.js';
import type { EmployeeSummaryView, EmployeeView } from '../contract/employee.view.js';
import { EMPLOYEE } from '../sql/employee.view.js';

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
  e.email, e.phone, e.deleted, e.notes, e.cohort, e.roles,
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

const ONE = `select ${WHOLE} ${FROM} where e.id = $1`;
const ONE_SUMMARY = `select ${SUMMARY} ${FROM} where e.id = $1`;
const LIST = `select ${WHOLE} ${FROM} ${matching("v.full_name || ' ' || e.email")}`;
const SUMMARIES = `select ${SUMMARY} ${FROM} ${matching('v.full_name')}`;

/** Employees as the API returns them. */
@Injectable()
export class EmployeeReader {
  constructor(private readonly db: Db) {}

  /**
   * Deleted ones too, so that the trail can name them.
   * @throws 404
   */
  async whole(id: string): Promise<EmployeeView> {
    return this.first(await this.db.prepared<EmployeeView>(ONE, [id]));
  }

  /** Like `whole`, but only what everyone may know. */
  async summary(id: string): Promise<EmployeeSummaryView> {
    return this.first(await this.db.prepared<EmployeeSummaryView>(ONE_SUMMARY, [id]));
  }

  wholeList(filter: EmployeeListFilter): Promise<EmployeeView[]> {
    return this.db.query<EmployeeView>(LIST, paramsOf(filter));
  }

  /** Email addresses are not searched, since they are not shown. */
  summaryList(filter: EmployeeListFilter): Promise<EmployeeSummaryView[]> {
    return this.db.query<EmployeeSummaryView>(SUMMARIES, paramsOf(filter));
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
