import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { givenCompany } from '../support/given/given-company.js';
import { BusySeller } from '../support/product/busy-seller.js';
import type { Sale } from '../support/product/busy-seller.js';
import { HALVES } from '../support/product/halves.js';
import { OfflinePhones } from '../support/product/offline-phones.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

/** Two sellers for each truck, each with days of its own. */
const FIRST_DAYS = ['2027-01-04', '2028-01-03'];
const SALES = 20;
const TIMEOUT_MS = 120_000;
/** Drive times are fetched more slowly than they are requested, so that some are always waiting. */
const SETTINGS = {
  FIRST_ADMIN: 'admin@emma.test',
  QUEUE_RATES: 'drive-times=5/1000',
  QUEUE_LOCK_MS: '1000',
};

describe('a server that is killed while people sell and book', () => {
  let product: Product;
  let client: ApiClient;
  let database: pg.Client;
  let sales: Sale[];
  let waiting: number | undefined;
  let phones: OfflinePhones;

  beforeAll(async () => {
    product = await startProduct(SETTINGS);
    const admin = await product.signIn('admin@emma.test');
    const company = await givenCompany(admin);
    const { branch, trucks } = company;
    client = await product.signIn('sales@emma.test');
    const [manager, lead, mover] = await Promise.all(
      ['manager', 'lead', 'mover'].map((who) => product.signIn(`${who}@emma.test`)),
    );
    if (!manager || !lead || !mover) throw new Error('nobody signed in');
    phones = await OfflinePhones.of({ sales: client, manager, lead, mover }, company);
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    const sellers = trucks.flatMap(({ _id: truckId, name }) =>
      FIRST_DAYS.map(
        (from, index) =>
          new BusySeller(
            client,
            { branchId: branch._id, truckId, from },
            `${name}Seller${index}No`,
          ),
      ),
    );
    const working = Promise.all(sellers.map((seller) => seller.work()));
    const sending = phones.sendUntilGone();
    sales = await killOnce(sellers, working);
    await sending;
    const unfinished = 'select count(*)::int as jobs from platform.job where finished is null';
    waiting = (await database.query<{ jobs: number }>(unfinished)).rows[0]?.jobs;
    await product.restart();
  });
  afterAll(async () => {
    await database?.end();
    await product?.stop();
  });

  async function killOnce(sellers: BusySeller[], working: Promise<unknown>): Promise<Sale[]> {
    const sold = (): Sale[] => sellers.flatMap((seller) => seller.sales);
    const enough = async (): Promise<void> => {
      while (sold().filter(({ jobId }) => jobId).length < SALES) await sleep(5);
    };
    await Promise.race([enough(), working]);
    await product.kill();
    await working;
    return sold();
  }

  it('comes back with everything that it acknowledged', async () => {
    const lost: unknown[] = [];
    for (const { customerId, notes, truckId, firstName } of sales) {
      if (!customerId) continue;
      const { status, body } = await client.get<CustomerView>(`customer/${customerId}`);
      const [activity] = status === 200 ? body.move.activities : [];
      const kept = {
        customer: body.firstName,
        notes: notes ? body.notes : undefined,
        stops: notes ? activity?.locations.length : undefined,
        truck: truckId ? activity?.operations[0]?.truck : undefined,
      };
      const acknowledged = {
        customer: firstName,
        notes,
        stops: notes ? 2 : undefined,
        truck: truckId,
      };
      if (JSON.stringify(kept) !== JSON.stringify(acknowledged)) lost.push({ acknowledged, kept });
    }
    expect(lost).toEqual([]);
  });

  it('has written nothing by half', async () => {
    const { rows } = await database.query(HALVES);
    expect(rows).toEqual([]);
  });

  it('carries out the jobs that waited', async () => {
    const asked = sales.flatMap(({ jobId }) => jobId ?? []);
    expect(waiting).toBeGreaterThan(0);
    const states = async (): Promise<string[]> =>
      Promise.all(
        asked.map(async (id) => (await client.get<{ state: string }>(`jobs/${id}`)).body.state),
      );
    const until = Date.now() + TIMEOUT_MS;
    while (Date.now() < until && (await states()).some((state) => state !== 'done')) {
      await sleep(200);
    }
    expect([...new Set(await states())]).toEqual(['done']);
  });

  it('comes to the same by stamps that two phones send again, in any order [R-ACTUAL-9]', async () => {
    await phones.sendShuffled(2);
    await phones.sendShuffled(3);
    await phones.sendInOrder();
    const [shuffled, inOrder] = await phones.told();
    expect(shuffled).toEqual(inOrder);
    expect(inOrder).toMatchObject([{ state: 'back' }, { state: 'back' }]);
  });

  it('takes a call again whose answer was lost, and carries it out once', async () => {
    for (const { customerId, body, key, firstName } of sales) {
      const headers = { 'idempotency-key': key };
      const again = await client.post<{ id: string }>('customermgt', body, { headers });
      expect(again.status).toBe(201);
      if (customerId) expect(again.body.id).toBe(customerId);
      const sql = 'select count(*)::int as made from customers.customer where first_name = $1';
      expect((await database.query(sql, [firstName])).rows).toEqual([{ made: 1 }]);
    }
  });
});
