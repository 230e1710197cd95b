import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import { instant, integer, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { PlanningSettings, PlanningView } from '../contract/planning.js';
import { KEEP_PLANNING, TAKE_PLANNING } from '../sql/planning-locks.function.js';
import { PLANNING_VERSION } from '../sql/planning-version.view.js';
import { PLANNING } from '../sql/planning.view.js';
import { NEVER_SAVED, planningColumnsOf, planningViewOf } from './planning.mapper.js';

const SHARE = `select ${KEEP_PLANNING}($1)`;
const TAKE = `select ${TAKE_PLANNING}($1)`;
const COLUMNS = 'p.version, p.changed, p.changed_by as "changedBy", p.settings';
const PLANNING_ROW = {
  version: integer().orNull(),
  changed: instant().orNull(),
  changedBy: text().orNull(),
  settings: json<PlanningSettings>().orNull(),
};
const IN_FORCE = statement(
  PLANNING_ROW,
  sql`
  select ${COLUMNS} from branches.branch b left join ${PLANNING} p on p.branch_id = b.id
  where b.id = $1`,
);
const VERSIONS = statement(
  PLANNING_ROW,
  sql`
  select ${COLUMNS}
  from branches.branch b
  left join lateral (
    select version, changed, changed_by, settings from ${PLANNING_VERSION} v where v.branch_id = b.id
    order by v.version desc limit ${MAX_PAGE_SIZE} offset $2
  ) p on true
  where b.id = $1 order by p.version desc`,
  'plain',
);
const NAMES = Object.keys(planningColumnsOf('', planningViewOf(NEVER_SAVED))).join(', ');
// Columns that a later release adds get their defaults.
const ADD = `
  insert into branches.planning_version (${NAMES})
  select ${NAMES} from json_populate_record(null::branches.planning_version, $1::json)`;

/** How branches plan their days: every version that was saved. */
@Injectable()
export class PlanningRepository {
  constructor(private readonly db: Db) {}

  /** Nobody changes the settings until the command ends. */
  async share(branchId: string): Promise<void> {
    await this.db.prepared(SHARE, [branchId]);
  }

  /** Only this command uses the settings until it ends. */
  async take(branchId: string): Promise<void> {
    await this.db.query(TAKE, [branchId]);
  }

  /**
   * The last saved version, or the defaults as version 0.
   * @throws 404
   */
  async inForce(branchId: string): Promise<PlanningView> {
    const [row] = await this.db.rows(IN_FORCE, [branchId]);
    if (!row) throw notFound('Branch');
    return planningViewOf(row);
  }

  /**
   * Newest first; empty where nobody saved any.
   * @throws 404
   */
  async versions(branchId: string, page?: number): Promise<PlanningView[]> {
    const rows = await this.db.rows(VERSIONS, [branchId, newerThan(page)]);
    if (rows.length === 0) throw notFound('Branch');
    return rows.filter(({ version }) => version !== null).map(planningViewOf);
  }

  async add(branchId: string, planning: PlanningView): Promise<void> {
    await this.db.query(ADD, [JSON.stringify(planningColumnsOf(branchId, planning))]);
  }
}
