import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/**
 * For the filters of the customer list: few customers of a kind are found at once. Where a kind has
 * very many, a walk over the order of the list finds a page sooner, and the planner takes that.
 */
export class IndexStages1795000000905 implements MigrationInterface {
  name = 'IndexStages1795000000905';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'customers.customer_by_stage', 'customers.customer (stage)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
