import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a template that was changed since somebody began to edit it. */
export class AddTemplateVersion1795000001209 implements MigrationInterface {
  name = 'AddTemplateVersion1795000001209';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail.template add column version integer not null default 1');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
