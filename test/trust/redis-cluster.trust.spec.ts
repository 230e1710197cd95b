import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '../../src/modules/moves/contract/customer.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { LiveConnection } from '../support/api/live-connection.js';
import { createTestDatabase } from '../support/api/test-database.js';
import { foundCompany } from '../support/company/found-company.js';
import { startFleet } from '../support/product/fleet.js';
import type { Fleet } from '../support/product/fleet.js';
import { startRedisCluster } from '../support/services/redis-cluster.js';
import type { RedisCluster } from '../support/services/redis-cluster.js';

const PREFIX = 'emma';
const JOB_LIMIT_MS = 30_000;
/** The public calls' limit for one address within a minute. */
const TRIES = 120;

interface JobView {
  state: string;
}

describe('two servers and two workers on a Redis cluster of three nodes', () => {
  let cluster: RedisCluster;
  let fleet: Fleet;
  let sales: ApiClient;
  let customer: CustomerView;

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
    const { branch } = await foundCompany(await fleet.signIn('admin@emma.test'));
    sales = await fleet.signIn('sales@emma.test');
    const made = await sales.post<{ id: string }>('customermgt', {
      moveContractRequest: {
        customerInformation: { firstName: 'Shared', lastName: 'Slot', referredBy: 'Web site' },
        moveDetails: { branchId: branch._id, requestedDay: '2027-03-10' },
      },
    });
    customer = (await sales.get<CustomerView>(`customer/${made.body.id}`)).body;
  }, 240_000);
  afterAll(async () => {
    await fleet?.stop();
    await cluster?.stop();
  }, 60_000);

  const origins = (): string[] => fleet.servers.map(({ origin }) => origin ?? '');

  async function askForDriveTimes(): Promise<string> {
    const path = `move/drivetimes/${customer._id}/${customer.move.activities[0]?._id}`;
    const { status, body } = await sales.post<{ jobId: string }>(path);
    expect(status).toBe(202);
    return body.jobId;
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

  /** Both see each other on the page, and the first one sees the second leave. */
  async function meet(): Promise<void> {
    const [first = '', second = ''] = origins();
    const manager = await fleet.signIn('manager@emma.test');
    const here = await LiveConnection.open(first, sales.token);
    const there = await LiveConnection.open(second, manager.token);
    const pageId = `/emma/customer/${customer._id}`;
    await here.ask('join', { pageId });
    expect(await there.ask('join', { pageId })).toMatchObject({ employeeIds: { length: 2 } });
    await here.until<{ employeeIds: string[] }>('viewers', (seen) => seen.employeeIds.length === 2);
    there.socket.close();
    await here.until<{ employeeIds: string[] }>('viewers', (seen) => seen.employeeIds.length === 1);
    here.socket.close();
  }

  it('show across processes who is on a page', meet);

  it('carry out what is queued', async () => {
    expect(await endOf(await askForDriveTimes())).toBe('done');
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

  it('take writes while the node of their keys is away, and are ready again once it is back', async () => {
    const bringBack = await cluster.kill(PREFIX);
    const [origin] = origins();
    const path = `${origin}/api/v3/move/drivetimes/${customer._id}/${customer.move.activities[0]?._id}`;
    const headers = { authorization: `Bearer ${String(sales.token)}` };
    const answer = await fetch(path, { method: 'POST', headers });
    expect(answer.status).toBe(202);
    const ready = await fetch(`${origin}/healthcheck/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { database: 'up', queue: 'down', presence: 'down' },
    ]);
    await bringBack();
    const end = Date.now() + JOB_LIMIT_MS;
    while ((await fetch(`${fleet.origin}/healthcheck/ready`)).status !== 200) {
      if (Date.now() > end) throw new Error('The house does not come back');
      await sleep(100);
    }
  }, 120_000);
});
