import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { ReportTableView } from '#modules/reports/contract/report.view.js';
import { ReportsDatabase } from '#modules/reports/database/reports-database.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { givenMove } from '../../support/given/given-move.js';
import { startPooler } from '../../support/postgres/pooler.js';

const DAYS = { start: '2027-03-01', end: '2027-03-31' };
const READING = `select count(*)::integer as connections from pg_stat_activity
  where datname = current_database() and application_name = 'emma reports'`;

describe('reports with REPORTS_DATABASE_URL', () => {
  let api: TestApi;
  let replica: TestDatabase;
  beforeAll(async () => {
    // Like a replica that has not received anything yet.
    replica = await createTestDatabase();
    api = await startTestApi({ settings: { REPORTS_DATABASE_URL: replica.url } });
  });
  afterAll(async () => {
    await api?.close();
    await replica?.drop();
  });

  it('read there and nowhere else', async () => {
    await givenMove(api, '2027-03-10');
    const { status, body } = await api
      .as('admin')
      .get<ReportTableView>('reports/moves', { query: DAYS });
    expect(status).toBe(200);
    expect(body.csvData.trimEnd().split('\r\n')).toHaveLength(1);
    const client = new pg.Client({ connectionString: replica.url });
    await client.connect();
    const { rows } = await client.query<{ connections: number }>(READING);
    await client.end();
    expect(rows[0]?.connections).toBeGreaterThan(0);
  });
  const open = (url: string): Promise<void> =>
    new ReportsDatabase({ url }, api.get(Db), api.get(DatabaseConfig)).onModuleInit();

  it('end the start where a pooler gives each transaction another session', async () => {
    const pooler = await startPooler(replica.url, 'transaction');
    await expect(open(pooler.url)).rejects.toThrow(
      'REPORTS_DATABASE_URL is a transaction pooler: name the server itself',
    );
    await pooler.close();
  });

  it('let the server start without the replica while that is away', async () => {
    await expect(open('postgres://emma@127.0.0.1:1/emma')).resolves.toBeUndefined();
  });
});
