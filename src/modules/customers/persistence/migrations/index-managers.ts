import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/** For the filter by who looks after a customer; see IndexStages. */
export class IndexManagers1795000000908 implements MigrationInterface {
  name = 'IndexManagers1795000000908';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const managed = 'customers.customer (managed_by, stage) where managed_by is not null';
    await createIndex(runner, 'customers.customer_by_manager', managed);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
