import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, double, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { EstimateSettings } from '../contract/estimate-settings.view.js';
import { SETTING } from '../sql/setting.view.js';

/** Revision 0 was never saved. */
export type StoredSettings = EstimateSettings & { readonly revision: number };

const LOCK = "select pg_advisory_xact_lock(hashtextextended('ranges.setting:' || $1, 0))";
const SAVED = statement(
  {
    quantile: double(),
    lateFinishByP80: boolean(),
    paymentTerms: text(),
    estimateIsCap: boolean(),
    revision: integer(),
  },
  sql`
  select quantile, late_finish_by_p80 as "lateFinishByP80", payment_terms as "paymentTerms",
         estimate_is_cap as "estimateIsCap", revision
  from ${SETTING} where branch_id = $1`,
);
const SAVE = `
  insert into ranges.branch_setting
    (branch_id, quantile, late_finish_by_p80, payment_terms, estimate_is_cap, revision)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (branch_id) do update set
    quantile = excluded.quantile, late_finish_by_p80 = excluded.late_finish_by_p80,
    payment_terms = excluded.payment_terms, estimate_is_cap = excluded.estimate_is_cap,
    revision = excluded.revision`;

/** What branches promise by their ranges. */
@Injectable()
export class SettingRepository {
  constructor(private readonly db: Db) {}

  /** Until the command ends nobody else saves the branch's settings. */
  async lock(branchId: string): Promise<void> {
    await this.db.query(LOCK, [branchId]);
  }

  /** @throws 404 'Branch not found' */
  async of(branchId: string): Promise<StoredSettings> {
    const [setting] = await this.db.rows(SAVED, [branchId]);
    if (!setting) throw notFound('Branch');
    return setting;
  }

  async save(branchId: string, saved: StoredSettings): Promise<void> {
    const { quantile, lateFinishByP80, paymentTerms, estimateIsCap, revision } = saved;
    const values = [branchId, quantile, lateFinishByP80, paymentTerms, estimateIsCap, revision];
    await this.db.execute(SAVE, values);
  }
}
