import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a planned call is about; and those that are due are looked up by when that is. */
export class SayNextCalls1795000000910 implements MigrationInterface {
  name = 'SayNextCalls1795000000910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customers.next_call add column words text not null default '';
      create index next_call_at on customers.next_call (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
