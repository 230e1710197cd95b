import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls are events in a customer's trail; these views let other modules read them. */
export class CreateCallViews1795000001300 implements MigrationInterface {
  name = 'CreateCallViews1795000001300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema calls;
      create view calls.v_call as
        select id, entity_id as customer_id, employee_id, at, data ->> 'callType' as call_type
        from platform.history_event
        where entity = 'customer' and type = 'PHONED';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
