import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import type { EstimateSettingsView } from '../contract/estimate-settings.view.js';

const LOCK = "select pg_advisory_xact_lock(hashtextextended('ranges.setting:' || $1, 0))";
const SETTING = `
  select quantile, late_finish_by_p80 as "lateFinishByP80", payment_terms as "paymentTerms", revision
  from ranges.v_setting where branch_id = $1`;
const SAVE = `
  insert into ranges.branch_setting
    (branch_id, quantile, late_finish_by_p80, payment_terms, revision)
  values ($1, $2, $3, $4, $5)
  on conflict (branch_id) do update set
    quantile = excluded.quantile, late_finish_by_p80 = excluded.late_finish_by_p80,
    payment_terms = excluded.payment_terms, revision = excluded.revision`;

/** What branches promise by their ranges. */
@Injectable()
export class SettingRepository {
  constructor(private readonly db: Db) {}

  /** Until the command ends nobody else saves the branch's settings. */
  async lock(branchId: string): Promise<void> {
    await this.db.query(LOCK, [branchId]);
  }

  /** @throws 404 'Branch not found' */
  async of(branchId: string): Promise<EstimateSettingsView> {
    const [setting] = await this.db.prepared<EstimateSettingsView>(SETTING, [branchId]);
    if (!setting) throw notFound('Branch');
    return setting;
  }

  async save(branchId: string, saved: EstimateSettingsView): Promise<void> {
    const { quantile, lateFinishByP80, paymentTerms, revision } = saved;
    const values = [branchId, quantile, lateFinishByP80, paymentTerms, revision];
    await this.db.execute(SAVE, values);
  }
}
