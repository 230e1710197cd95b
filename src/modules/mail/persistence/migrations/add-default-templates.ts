import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_TEMPLATES } from './default-templates/index.js';

/** A template of each kind for all branches, to start with and to change. */
export class AddDefaultTemplates1795000001201 implements MigrationInterface {
  name = 'AddDefaultTemplates1795000001201';

  async up(runner: QueryRunner): Promise<void> {
    for (const { template, name, subject, preview, mjml } of DEFAULT_TEMPLATES) {
      await runner.query(
        `insert into mail.template (id, name, template, subject, preview, mjml)
         values (substr(md5('default template ' || $1::text), 1, 24), $2, $1, $3, $4, $5)`,
        [template, name, subject, preview, mjml],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
