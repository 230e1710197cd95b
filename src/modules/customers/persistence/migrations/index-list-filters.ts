import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the filters of the customer list: few customers of a kind are found at once. Where a kind has
 * very many, a walk over the order of the list finds a page sooner, and the planner takes that.
 */
export class IndexListFilters1795000000905 implements MigrationInterface {
  name = 'IndexListFilters1795000000905';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index customer_by_stage on customers.customer (stage);
      create index customer_by_manager on customers.customer (managed_by, stage)
        where managed_by is not null;
      create index customer_by_source on customers.customer (referred_by, stage);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
