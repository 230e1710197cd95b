import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a topic was last watched or changed, so that it can be removed; and the highest revision
 * that any topic ever had, from which a removed one continues.
 */
export class ForgetTopics1795000000013 implements MigrationInterface {
  name = 'ForgetTopics1795000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.topic_revision add column touched timestamptz not null default now();
      create sequence platform.topic_floor as bigint minvalue 0 start 0;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
