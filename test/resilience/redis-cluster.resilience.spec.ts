import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { LiveConnection } from '../support/api/live-connection.js';
import { createTestDatabase } from '../support/api/test-database.js';
import { givenCompany } from '../support/given/given-company.js';
import { startFleet } from '../support/product/fleet.js';
import type { Fleet } from '../support/product/fleet.js';
import { startRedisCluster } from '../support/services/redis-cluster.js';
import type { RedisCluster } from '../support/services/redis-cluster.js';

const PREFIX = 'emma';
const JOB_LIMIT_MS = 30_000;
/** Longer than a worker waits for a job on a connection that says nothing. */
const STANDSTILL_MS = 9_000;
/** The public calls' limit for one address within a minute. */
const TRIES = 120;
const CUSTOMERS = ['Shared', 'Second', 'Third'];

const isWhole = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/healthcheck/ready`);
  const readiness = (await answer.json()) as Record<string, string>;
  return answer.ok && !Object.values(readiness).includes('down');
};

interface JobView {
  state: string;
}

describe('two servers and two workers on a Redis cluster of three nodes', () => {
  let cluster: RedisCluster;
  let fleet: Fleet;
  let sales: ApiClient;
  let database: pg.Client;
  let customers: CustomerView[];

  beforeAll(async () => {
    cluster = await startRedisCluster();
    const { url: databaseUrl, drop } = await createTestDatabase();
    fleet = await startFleet(
      {
        FIRST_ADMIN: 'admin@emma.test',
        REDIS_CLUSTER: 'on',
        REDIS_PREFIX: PREFIX,
        QUEUE_RECONCILE_MS: '5000',
      },
      { databaseUrl, redisUrl: cluster.url, drop },
    );
    const { branch } = await givenCompany(await fleet.signIn('admin@emma.test'));
    sales = await fleet.signIn('sales@emma.test');
    customers = await Promise.all(CUSTOMERS.map((name) => register(name, branch._id)));
    database = new pg.Client({ connectionString: fleet.databaseUrl });
    await database.connect();
  }, 240_000);
  afterAll(async () => {
    await database?.end();
    await fleet?.stop();
    await cluster?.stop();
  }, 60_000);

  async function register(firstName: string, branchId: string): Promise<CustomerView> {
    const { body } = await sales.post<{ id: string }>('customermgt', {
      moveContractRequest: {
        customerInformation: { firstName, lastName: 'Slot', referredBy: 'Web site' },
        moveDetails: { branchId, requestedDay: '2027-03-10' },
      },
    });
    return (await sales.get<CustomerView>(`customer/${body.id}`)).body;
  }

  const origins = (): string[] => fleet.servers.map(({ origin }) => origin ?? '');

  /** Asks each server in turn. @returns the jobs' ids */
  async function askForDriveTimes(): Promise<string[]> {
    const ids: string[] = [];
    for (const [index, { _id, move }] of customers.entries()) {
      const path = `move/drivetimes/${_id}/${move.activities[0]?._id}`;
      const answer = await fetch(`${origins()[index % origins().length]}/api/v3/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${String(sales.token)}` },
      });
      expect(answer.status).toBe(202);
      ids.push(((await answer.json()) as { jobId: string }).jobId);
    }
    return ids;
  }

  async function endOf(jobId: string): Promise<string> {
    const end = Date.now() + JOB_LIMIT_MS;
    for (;;) {
      // A kept connection may have come to its end just now.
      const answer = await sales.get<JobView>(`jobs/${jobId}`).catch(() => undefined);
      const state = answer?.body.state ?? 'unknown';
      if (['done', 'failed'].includes(state) || Date.now() > end) return state;
      await sleep(100);
    }
  }

  async function expectDoneOnce(ids: string[]): Promise<void> {
    expect(await Promise.all(ids.map(endOf))).toEqual(ids.map(() => 'done'));
    const sql = 'select attempts from platform.job where id = any($1)';
    const { rows } = await database.query<object>(sql, [ids]);
    expect(rows).toEqual(ids.map(() => ({ attempts: 1 })));
  }

  async function untilWhole(): Promise<void> {
    const end = Date.now() + JOB_LIMIT_MS;
    while (!(await Promise.all(origins().map(isWhole))).every(Boolean)) {
      if (Date.now() > end) throw new Error('The house does not come back');
      await sleep(100);
    }
  }

  /** Both see each other on the page, and the first one sees the second leave. */
  async function meet(): Promise<void> {
    const [first = '', second = ''] = origins();
    const manager = await fleet.signIn('manager@emma.test');
    const here = await LiveConnection.open(first, sales.token);
    const there = await LiveConnection.open(second, manager.token);
    const pageId = `/emma/customer/${customers[0]?._id}`;
    await here.ask('join', { pageId });
    expect(await there.ask('join', { pageId })).toMatchObject({ employeeIds: { length: 2 } });
    await here.until<{ employeeIds: string[] }>('viewers', (seen) => seen.employeeIds.length === 2);
    there.socket.close();
    await here.until<{ employeeIds: string[] }>('viewers', (seen) => seen.employeeIds.length === 1);
    here.socket.close();
  }

  it('show across processes who is on a page', meet);

  it('carry out what is queued', async () => {
    await expectDoneOnce(await askForDriveTimes());
  });

  it('count together what one address tries', async () => {
    const both = origins();
    const tries = Array.from({ length: TRIES + 2 }, async (_, index) => {
      const url = `${both[index % both.length]}/api/v3/booking/quote`;
      return (await fetch(url, { method: 'POST' })).status;
    });
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('take writes while the node of their keys is away, and are whole again once it is back', async () => {
    const restart = await cluster.kill(PREFIX);
    const accepted = await askForDriveTimes();
    const ready = await fetch(`${origins()[0]}/healthcheck/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { database: 'up', queue: 'down', presence: 'down', status: 'degraded' },
    ]);
    await restart();
    await untilWhole();
    await expectDoneOnce(accepted);
  }, 120_000);

  it('carry out once what they took while that node stood still, until it was restarted', async () => {
    await cluster.freeze(PREFIX);
    const accepted = await askForDriveTimes();
    // oxlint-disable-next-line house/no-fixed-wait -- so long it stands still
    await sleep(STANDSTILL_MS);
    const restart = await cluster.kill(PREFIX);
    await restart();
    await expectDoneOnce(accepted);
  }, 120_000);

  it('go on with the replica of a node that stands still', async () => {
    await cluster.addReplica(PREFIX);
    await cluster.freeze(PREFIX);
    await expectDoneOnce(await askForDriveTimes());
    await untilWhole();
    await meet();
  }, 120_000);
});
