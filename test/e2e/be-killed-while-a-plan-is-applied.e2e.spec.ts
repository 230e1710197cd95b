import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { AppliedView, ProposalView } from '#modules/planning/contract/proposal.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { givenCompany } from '../support/given/given-company.js';
import { bookJob } from '../support/product/book-move.js';
import { accepted } from '../support/product/busy-seller.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';
import { describeAtNight } from '../support/thorough.js';

const DAY = '2027-03-10';
const ZONE = 'America/Chicago';
/** What the last of two moves leaves behind on its truck: by then the first one is elsewhere already. */
const ITS_PLACE = 'select from scheduling.occupancy where operation_id = $1 for update';
const WAITING = 'select count(*)::int as waiting from pg_locks where not granted';

describeAtNight('a server that is killed while a plan is applied', () => {
  let product: Product;
  let manager: ApiClient;
  let branchId: string;
  let trucks: string[];
  let database: pg.Client;

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    const company = await givenCompany(await product.signIn('admin@emma.test'));
    branchId = company.branch._id;
    trucks = company.trucks.map(({ _id }) => _id);
    const sales = await product.signIn('sales@emma.test');
    for (const [lastName, clock] of [
      ['Gomez', '08:30'],
      ['Park', '12:30'],
    ] as const)
      await bookJob(sales, {
        ...{ branchId, day: DAY, zone: ZONE, lastName, clock, hours: 2 },
        truck: trucks[0] ?? '',
      });
    manager = await product.signIn('manager@emma.test');
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await product?.stop();
  });

  const proposal = (id: string): Promise<ProposalView> =>
    accepted(manager.get(`planning/proposals/${id}`));

  async function readyProposal(): Promise<ProposalView> {
    const cause = { truckDown: { truck: trucks[0] } };
    const body = { branchId, date: DAY, kind: 'repair', cause };
    const { _id } = await accepted<ProposalView>(manager.post('planning/proposals', body));
    for (;;) {
      const one = await proposal(_id);
      if (one.state !== 'computing') return one;
      await sleep(50);
    }
  }

  /** The trucks of the moves, and from when on the first truck is out. */
  async function board(): Promise<{ trucks: (string | null)[]; isOut: boolean }> {
    const day = await accepted<DayView>(manager.get(`movemanager/day_view/${DAY}/${branchId}`));
    const bookings = day.customers.flatMap((customer) => customer.bookings);
    const first = day.trucks.find(({ _id }) => _id === trucks[0]);
    return {
      trucks: bookings.map(({ operation }) => operation.truck),
      isOut: first?.unavailable ?? false,
    };
  }

  it('has applied none of it, and all of it when it is asked again [R-PLAN-10]', async () => {
    const { _id, version, options } = await readyProposal();
    const [option] = options;
    const moves = option?.steps.filter(({ op }) => op === 'place') ?? [];
    expect(moves).toHaveLength(2);
    const last = moves.at(-1);
    const body = { option: option?.no, version };
    const path = `planning/proposals/${_id}/apply`;
    await database.query('begin');
    await database.query(ITS_PLACE, [last?.id]);
    const cutOff = manager.post(path, body).catch(() => null);
    for (;;) {
      const { rows } = await database.query<{ waiting: number }>(WAITING);
      if (rows[0]?.waiting) break;
    }
    await product.kill();
    expect(await cutOff).toBeNull();
    await database.query('rollback');
    await product.restart();
    manager = await product.signIn('manager@emma.test');
    expect(await board()).toEqual({ trucks: [trucks[0], trucks[0]], isOut: false });
    expect(await proposal(_id)).toMatchObject({ state: 'ready', version });
    const applied = await accepted<AppliedView>(manager.post(path, body));
    expect(applied.state).toBe('applied');
    expect(await board()).toEqual({ trucks: [trucks[1], trucks[1]], isOut: true });
  });
});
