import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/** For lists of customers by their last call, without reading all that was ever noted of each. */
export class IndexCalls1795000000014 implements MigrationInterface {
  name = 'IndexCalls1795000000014';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const calls = `platform.history_event (entity_id, at)
      where entity = 'customer' and type = 'PHONED'`;
    await createIndex(runner, 'platform.history_event_of_call', calls);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
