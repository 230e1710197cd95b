import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { givenCompany } from '../support/given/given-company.js';
import { startFleet } from '../support/product/fleet.js';
import type { Fleet } from '../support/product/fleet.js';
import { callSteadily } from '../support/product/steady-calls.js';

const CALLS = 2_000;
const ROUNDS = 3;

describe('two servers behind the nginx that is shipped', () => {
  let fleet: Fleet;
  let branchId = '';
  let database: pg.Client;

  beforeAll(async () => {
    // As docker-compose.yml sets it.
    const settings = { FIRST_ADMIN: 'admin@emma.test', HTTP_NOTICE_MS: '3000' };
    fleet = await startFleet(settings, undefined, 'nginx');
    const { branch } = await givenCompany(await fleet.signIn('admin@emma.test'));
    branchId = branch._id;
    database = new pg.Client({ connectionString: fleet.databaseUrl });
    await database.connect();
  }, 240_000);
  afterAll(async () => {
    await database?.end();
    await fleet?.stop();
  });

  it('lose no call of two thousand while each is replaced three times, and do each once', async () => {
    let isDone = false;
    const wanted = (sent: number): boolean => sent < CALLS || !isDone;
    const calling = callSteadily(await fleet.signIn('sales@emma.test'), branchId, wanted);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of fleet.servers) await server.restart();
    isDone = true;
    const { sent, lost, registered, slowestMs } = await calling;
    process.stderr.write(`${sent} calls, the slowest took ${slowestMs} ms\n`);
    expect(lost).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(CALLS);
    const sql = 'select first_name as name from customers.customer order by 1';
    const { rows } = await database.query<{ name: string }>(sql);
    expect(rows.map(({ name }) => name)).toEqual([...registered].sort());
  }, 600_000);
});
