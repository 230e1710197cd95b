import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { LiveConnection } from '../support/api/live-connection.js';
import { givenCompany } from '../support/given/given-company.js';
import { startFleet } from '../support/product/fleet.js';
import type { Fleet } from '../support/product/fleet.js';

const DAY = '2027-03-10';
/** People at work while processes come and go. */
const PEOPLE = 6;

describe('two servers and two workers on one PostgreSQL and one Redis', () => {
  let fleet: Fleet;
  let sales: ApiClient;
  let branchId = '';
  let database: pg.Client;

  beforeAll(async () => {
    fleet = await startFleet({ FIRST_ADMIN: 'admin@emma.test' });
    const { branch } = await givenCompany(await fleet.signIn('admin@emma.test'));
    branchId = branch._id;
    sales = await fleet.signIn('sales@emma.test');
    database = new pg.Client({ connectionString: fleet.databaseUrl });
    await database.connect();
  }, 240_000);
  afterAll(async () => {
    await database?.end();
    await fleet?.stop();
  });

  const makeCustomer = async (firstName: string): Promise<CustomerView> => {
    const { body } = await sales.post<{ id: string }>('customermgt', {
      moveContractRequest: {
        customerInformation: { firstName, lastName: 'Fleet', referredBy: 'Web site' },
        moveDetails: { branchId, requestedDay: DAY },
      },
    });
    return (await sales.get<CustomerView>(`customer/${body.id}`)).body;
  };

  it('show each other who is on a page and what has changed', async () => {
    const customer = await makeCustomer('Shared');
    const [first, second] = fleet.servers.map(({ origin }) => origin ?? '');
    const manager = await fleet.signIn('manager@emma.test');
    const here = await LiveConnection.open(first ?? '', sales.token);
    const there = await LiveConnection.open(second ?? '', manager.token);
    const pageId = `/emma/customer/${customer._id}`;
    await here.ask('join', { pageId });
    const { employeeIds } = (await there.ask('join', { pageId })) as { employeeIds: string[] };
    expect(employeeIds).toHaveLength(2);

    const topic = `customer:${customer._id}`;
    await there.ask('watch', { topic });
    await sales.put(`customermgt/${customer._id}`, { nounce: customer.nounce, notes: 'Changed' });
    await there.until<{ topic: string }>('changed', (change) => change.topic === topic);
    for (const connection of [here, there]) connection.socket.close();
  });

  it('are restarted one after another without a failed request, and people stay signed in', async () => {
    const customers = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => makeCustomer(`Person${index}`)),
    );
    let working = true;
    let answered = 0;
    const refused: unknown[] = [];
    const take = <Answer extends { status: number; body: unknown }>(answer: Answer): Answer => {
      answered += 1;
      if (answer.status !== 200) refused.push([answer.status, answer.body]);
      return answer;
    };
    const savers = customers.map(async ({ _id, nounce }) => {
      let current = nounce;
      for (let turn = 0; working && refused.length === 0; turn += 1) {
        const body = { nounce: current, notes: `Turn ${turn}` };
        current = take(await sales.put<CustomerView>(`customermgt/${_id}`, body)).body.nounce;
        take(await sales.get('customer', { query: { search: 'Fleet' } }));
      }
    });
    for (const member of [...fleet.servers, ...fleet.workers]) await member.restart();
    working = false;
    await Promise.all(savers);
    expect(refused).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  }, 240_000);

  it('start each scheduled job once', async () => {
    const sql = `select name, count(*)::int as runs, extract(epoch from max(created) - min(created))::int
      as seconds from platform.job where name like 'mail.resume%' group by name`;
    // oxlint-disable-next-line house/no-fixed-wait -- a minute of the schedule has to pass
    await sleep(61_000);
    const { rows } = await database.query<{ runs: number; seconds: number }>(sql);
    expect(rows).toHaveLength(1);
    for (const { runs, seconds } of rows) expect(runs).toBeLessThanOrEqual(seconds / 60 + 2);
  }, 120_000);
});
