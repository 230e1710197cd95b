import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { DomainError } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';

const TRIES = 200;
/** A few with every change; all fifty by `npm run test:concurrency`. */
const ROUNDS = Number(process.env['CONCURRENCY_ROUNDS'] ?? 1);
/** Customers made at a time. */
const AT_ONCE = 10;
const DAY = '2027-05-04';

const OVERLAPS = `
  select count(*) as overlaps
  from scheduling.occupancy a join scheduling.occupancy b
    on a.truck_id = b.truck_id and a.id < b.id and a.during && b.during`;

type Outcome = 'won' | 'refused' | string;

/** One slot of one truck, wanted by everybody at once. */
describe('many bookings of one slot at once', () => {
  let api: TestApi;
  let truckId: string;
  const moves: GivenMove[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    truckId = (await givenTruck(api))._id;
    while (moves.length < TRIES) {
      const some = Array.from({ length: AT_ONCE }, () => givenMove(api, DAY));
      moves.push(...(await Promise.all(some)));
    }
  });

  afterAll(() => api?.close());

  const outcomeOf = (status: number, code: string | undefined): Outcome => {
    if (status === 200) return 'won';
    const refused = ['SLOT_TAKEN', 'TRUCK_UNAVAILABLE', 'TRUCK_HAS_BOOKINGS'];
    return status === 409 && refused.includes(code ?? '') ? 'refused' : `${status} ${code}`;
  };

  const book = async (move: GivenMove): Promise<Outcome> => {
    const { status, body } = await assign(api, move, truckId);
    if (status === 200) move.nounce = body.nounce;
    return outcomeOf(status, body.code);
  };

  const hold = async (): Promise<Outcome> => {
    const request = {
      branchId: api.branchId,
      day: DAY,
      window: { start: new Date(`${DAY}T15:00:00Z`), end: new Date(`${DAY}T17:00:00Z`) },
      expiresAt: new Date(Date.now() + 600_000),
      secretHash: 'secret',
      heldBy: null,
    };
    try {
      await api.execute(new ReserveSlotCommand(request));
      return 'won';
    } catch (error) {
      if (error instanceof DomainError && error.code === 'SLOT_TAKEN') return 'refused';
      return String(error);
    }
  };

  const park = async (): Promise<Outcome> => {
    const { status, body } = await api
      .as('manager')
      .put<{ code?: string }>('movemanager/removefromservice', { date: DAY, truckIds: [truckId] });
    return outcomeOf(status, body.code);
  };

  const overlaps = async (): Promise<number> => {
    const [row] = await api.get(Db).query<{ overlaps: number }>(OVERLAPS);
    return row?.overlaps ?? -1;
  };

  it(`lets one of ${TRIES} win in each of ${ROUNDS} rounds and answers the others with 409`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tries = moves.map((move, n) => {
        if (n % 50 === 25) return hold();
        if (n === 90) return park();
        return book(move);
      });
      const outcomes = await Promise.all(tries);
      const kinds = [...new Set(outcomes)].sort();
      expect({ round, kinds }).toEqual({ round, kinds: ['refused', 'won'] });
      expect({ round, won: await slotsTaken() }).toEqual({ round, won: 1 });
      expect(await overlaps()).toBe(0);
      await reset();
    }
  }, 600_000);

  async function slotsTaken(): Promise<number> {
    const rows = await api
      .get(Db)
      .query('select 1 from scheduling.occupancy where truck_id = $1', [truckId]);
    return rows.length;
  }

  /** Frees the slot for the next round, whoever won it. */
  async function reset(): Promise<void> {
    const db = api.get(Db);
    const [row] = await db.query<{ kind: string; operation_id: string | null }>(
      'select kind, operation_id from scheduling.occupancy where truck_id = $1',
      [truckId],
    );
    if (row?.kind === 'booking') {
      const winner = moves.find(({ operationId }) => operationId === row.operation_id);
      if (!winner) throw new Error('An unknown operation won');
      const { body } = await unassign(api, winner);
      winner.nounce = body.nounce;
    } else {
      await db.pool.query('delete from scheduling.occupancy where truck_id = $1', [truckId]);
    }
  }
});
