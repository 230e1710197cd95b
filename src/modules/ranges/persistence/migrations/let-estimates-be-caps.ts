import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a branch promises customers its estimate as the most, where there is no range. */
export class LetEstimatesBeCaps1795000001802 implements MigrationInterface {
  name = 'LetEstimatesBeCaps1795000001802';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ranges.branch_setting
        add column estimate_is_cap boolean not null default false`);
    await runner.query(`
      create or replace view ranges.v_setting as
        select b.id as branch_id, coalesce(s.quantile, 0.9) as quantile,
               coalesce(s.late_finish_by_p80, false) as late_finish_by_p80,
               coalesce(s.payment_terms, 'Payment is due when the move is finished.')
                 as payment_terms,
               coalesce(s.revision, 0) as revision,
               coalesce(s.estimate_is_cap, false) as estimate_is_cap
        from branches.v_branch b left join ranges.branch_setting s on s.branch_id = b.id`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
