import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/** For the filter by where a customer learned of us; see IndexStages. */
export class IndexSources1795000000909 implements MigrationInterface {
  name = 'IndexSources1795000000909';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const on = 'customers.customer (referred_by, stage)';
    await createIndex(runner, 'customers.customer_by_source', on);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
