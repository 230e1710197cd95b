import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_TEMPLATES } from './default-templates/index.js';

/** Today's default templates, replacing those that nobody has changed. */
export class RenewDefaultTemplates1795000001202 implements MigrationInterface {
  name = 'RenewDefaultTemplates1795000001202';

  async up(runner: QueryRunner): Promise<void> {
    for (const { template, subject, preview, mjml } of DEFAULT_TEMPLATES) {
      await runner.query(
        `update mail.template t set subject = $2, preview = $3, mjml = $4
         where t.id = substr(md5('default template ' || $1::text), 1, 24)
           and not exists (
             select from platform.history_event h
             where h.entity = 'template' and h.entity_id = t.id)`,
        [template, subject, preview, mjml],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
