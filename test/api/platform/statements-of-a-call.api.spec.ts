import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { Db } from '#platform/database/db.js';
import { allStatements } from '#platform/database/sql/statement.js';
import { describedColumns } from '../../support/api/described-columns.js';
import { StatementRecorder } from '../../support/api/record-statements.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { STOPS } from '../../support/product/stops.js';
// The statements of jobs, too.
import '../../../src/app/worker.module.js';

/**
 * How many statements a call takes, including the look-up of its session, BEGIN and COMMIT. Lower
 * the figure when you make a call shorter; do not raise one without a reason that outweighs the
 * round trip.
 */
const COUNT = { read: 2, assign: 9, unassign: 8, save: 11 };

describe('the statements of a call', () => {
  let api: TestApi;
  let recorder: StatementRecorder;

  beforeAll(async () => {
    recorder = StatementRecorder.start();
    api = await startTestApi({ isNew: true });
  });
  afterAll(async () => {
    await api?.close();
    recorder.stop();
  });

  it('are two where something is read: a truck, a board, a customer', async () => {
    const [truck, move] = [await givenTruck(api), await givenMove(api, '2027-03-01')];
    const reads = {
      'trucks.truck': `truck/${truck._id}`,
      'moves.v_board_operation': `movemanager/day_view/2027-03-01/${api.branchId}`,
      'customers.customer': `customer/${move.customerId}`,
    };
    // Opens the connections that they need at the same time.
    for (const path of Object.values(reads)) await api.as('sales').get(path);
    for (const [table, path] of Object.entries(reads)) {
      const statements = recorder.of(await api.as('sales').get(path));
      expect(statements).toEqual([
        expect.stringContaining('access.v_session'),
        expect.stringContaining(table),
      ]);
      expect(statements).toHaveLength(COUNT.read);
    }
  });

  it('are so many where a move is put on a truck, and taken off it', async () => {
    const [truck, move] = [await givenTruck(api), await givenMove(api, '2027-03-02')];
    const put = await assign(api, move, truck._id);
    expect(put.status).toBe(200);
    const off = await unassign(api, { ...move, nounce: put.body.nounce }, { unassigned: 'true' });
    expect(off.status).toBe(200);
    for (const [answer, count] of [
      [put, COUNT.assign],
      [off, COUNT.unassign],
    ] as const) {
      const statements = recorder.of(answer);
      expect(statements.at(-1)).toBe('COMMIT');
      expect(statements).toHaveLength(count);
    }
  });

  it('are so many where one stop of a customer is changed', async () => {
    const { customerId, activityId, nounce } = await givenMove(api, '2027-03-03');
    const save = (version: string, locations: object[]) =>
      api.as('sales').put<CustomerView>(`customermgt/${customerId}`, {
        nounce: version,
        move: { activities: [{ _id: activityId, locations }] },
      });
    expect((await save(nounce, STOPS)).status).toBe(200);
    const { customer } = await readMove(api, customerId);
    const [first, ...others] = customer.move.activities[0]!.locations.map(({ _id }) => ({ _id }));
    const answer = await save(customer.nounce, [{ ...first, unit: '12' }, ...others]);
    expect(answer.status).toBe(200);
    const statements = recorder.of(answer);
    expect(statements).toContain('COMMIT');
    expect(statements).toHaveLength(COUNT.save);
  });

  it('say what they answer, where they say it, as the database does', async () => {
    const client = await api.get(Db).pool.connect();
    try {
      expect(allStatements().length).toBeGreaterThan(3);
      for (const { text, columns } of allStatements()) {
        const said = Object.entries(columns).map(([name, { type }]) => [name, withoutDomain(type)]);
        expect([text, await describedColumns(client, text)]).toEqual([
          text,
          Object.fromEntries(said),
        ]);
      }
    } finally {
      client.release();
    }
  });
});

/** The database describes a column of a domain by the type below it. */
const withoutDomain = (type: string): string => (type === 'platform.object_id' ? 'text' : type);
