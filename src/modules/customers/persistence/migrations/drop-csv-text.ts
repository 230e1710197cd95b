import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The server writes CSV cells itself. */
export class DropCsvText1795000000902 implements MigrationInterface {
  name = 'DropCsvText1795000000902';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function customers.csv_text(text)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
