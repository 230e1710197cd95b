import { afterEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import { MIGRATIONS } from '../../../src/app/migrations.js';
import { BASELINE } from '../../../src/app/schema/baseline.js';
import { migrate } from '#platform/database/migrate.js';
import type { Contraction } from '#platform/database/schema-changes.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

type Migration = new () => MigrationInterface;

const NOW: Migration[] = MIGRATIONS;

/** The next release only adds. */
class AddColor9795000000001 implements MigrationInterface {
  name = 'AddColor9795000000001';

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}

/** The one after it removes what the next one no longer uses. */
class DropColor9795000000002 implements Contraction {
  name = 'DropColor9795000000002';
  needs = 'AddColor9795000000001';

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}

const NEXT = [...NOW, AddColor9795000000001 as Migration];
const AFTER_NEXT = [...NEXT, DropColor9795000000002 as Migration];

describe('a release on the schema of a newer one', () => {
  let database: TestDatabase;
  let sources: DataSource[] = [];

  afterEach(async () => {
    for (const source of sources) await source.destroy();
    sources = [];
    await database?.drop();
  });

  /**
   * Starts a release, as far as its migrations are concerned.
   * @returns what it changed
   */
  async function start(migrations: Migration[]): Promise<string[]> {
    const source = new DataSource({
      ...{ type: 'postgres', url: database.url, migrationsTableName: 'emma_migration' },
      migrations,
    });
    sources.push(source);
    return migrate(await source.initialize(), { baseline: BASELINE });
  }

  const TOO_NEW =
    /^The database belongs to a newer release, whose change \S+ this one does not know/;

  it('works beside what was only added, and not beside what was taken from it', async () => {
    database = await createTestDatabase();
    expect(await start(NOW)).toEqual([]);
    expect(await start(NEXT)).toEqual(['AddColor9795000000001']);
    expect(await start(NOW)).toEqual([]);
    expect(await start(AFTER_NEXT)).toEqual(['DropColor9795000000002']);
    expect(await start(NEXT)).toEqual([]);
    await expect(start(NOW)).rejects.toThrow(TOO_NEW);
  });

  it('does not begin a change on a schema that it does not know', async () => {
    database = await createTestDatabase();
    await start(NOW);
    const stranger =
      "insert into emma_migration (timestamp, name) values (9795000000003, 'Strange')";
    await sources[0]?.query(stranger);
    await expect(start(NEXT)).rejects.toThrow(TOO_NEW);
    const noted = await sources[0]?.query(
      "select 1 from emma_migration where name like 'AddColor%'",
    );
    expect(noted).toEqual([]);
  });
});
