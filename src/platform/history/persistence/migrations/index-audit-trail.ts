import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the trail by time and by person, for the millions of events of a few years. */
export class IndexAuditTrail1795000000012 implements MigrationInterface {
  name = 'IndexAuditTrail1795000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index history_event_in_time on platform.history_event (at, seq);
      create index history_event_of_person on platform.history_event (employee_id, at, seq);
      drop index platform.history_event_at;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
