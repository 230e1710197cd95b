import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a quote that promised a maximum from one that told the estimate. */
export class AddQuotedMost1795000001210 implements MigrationInterface {
  name = 'AddQuotedMost1795000001210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail.email add column quoted_most boolean');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
