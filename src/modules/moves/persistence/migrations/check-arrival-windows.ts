import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads all arrival windows once, while others read and write. */
export class CheckArrivalWindows1795000001021 implements MigrationInterface {
  name = 'CheckArrivalWindows1795000001021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table moves.operation validate constraint operation_arrival_window_is_whole',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
