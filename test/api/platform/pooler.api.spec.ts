import { afterEach, describe, expect, it } from '@jest/globals';
import { migrateSchema } from '../../../src/app/schema/migrate-schema.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { openPostgresBackend } from '#platform/queue/backend/postgres-backend.js';
import { reachDatabase } from '#platform/database/reach-database.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import { startPooler } from '../../support/postgres/pooler.js';

const LIMITS = { connectMs: 5_000 };
const POOLED = 'is a transaction pooler: name the server itself, or have the pooler hand out whole';

describe('a database behind a pooler', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  const pooler = async (keeps: 'transaction' | 'session'): Promise<string> => {
    const database = await createTestDatabase();
    closing.push(database.drop);
    const { url, close } = await startPooler(database.url, keeps);
    closing.push(close);
    return url;
  };

  it('that gives each transaction another session ends the start with one sentence', async () => {
    const url = await pooler('transaction');
    await expect(reachDatabase({ url, ...LIMITS })).rejects.toThrow(`DATABASE_URL ${POOLED}`);
    // Also when it has sessions to hand out already.
    await expect(reachDatabase({ url, ...LIMITS })).rejects.toThrow(`DATABASE_URL ${POOLED}`);
  });

  it('says which setting names it', async () => {
    const [ownerUrl, url] = [
      await pooler('transaction'),
      'postgres://emma_server@127.0.0.1:1/emma',
    ];
    const config = Object.assign(new DatabaseConfig(), { url, ownerUrl });
    await expect(migrateSchema(config)).rejects.toThrow(`DATABASE_OWNER_URL ${POOLED}`);
  });

  it('that hands out whole sessions is used like the server itself', async () => {
    const url = await pooler('session');
    await reachDatabase({ url, ...LIMITS });
    await reachDatabase({ url, ...LIMITS });
    const config = Object.freeze(Object.assign(new DatabaseConfig(), { url }));
    const faults: Error[] = [];
    const queues = await openPostgresBackend(config, ['maps'], (fault) => faults.push(fault));
    await queues.ping();
    await queues.close();
    expect(faults).toEqual([]);
  });
});
