import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#platform/database/create-index.js';

/** Finds the stops in a building, see ShowBuildings. */
export class IndexBuildings1795000001025 implements MigrationInterface {
  name = 'IndexBuildings1795000001025';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const building = `(left(zip, 5), moves.building_number(street)) where street <> ''`;
    await createIndex(runner, 'moves.location_by_building', `moves.location ${building}`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
