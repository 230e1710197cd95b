import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody wants to call a customer who waits; a call that is logged later settles it. */
export class CreateNextCalls1795000000907 implements MigrationInterface {
  name = 'CreateNextCalls1795000000907';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customers.next_call (
        customer_id platform.object_id primary key
          references customers.customer (id) on delete cascade,
        at timestamptz not null,
        planned timestamptz not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
