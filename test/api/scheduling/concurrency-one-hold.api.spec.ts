import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView } from './day-calls.js';
import { hold, holdsOf, release, tokenAt } from './hold-calls.js';
import { DAY } from './slot-calls.js';

const TRIES = 200;
/** A few with every change; all fifty by `npm run test:concurrency`. */
const ROUNDS = Number(process.env['CONCURRENCY_ROUNDS'] ?? 1);
const PEOPLE = ['sales', 'manager', 'admin'] as const;

/** One slot of one truck, wanted by everybody at once. */
describe('many holds of one slot at once', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await givenTruck(api);
  });
  afterAll(() => api?.close());

  it('hold-race-has-one-winner, and everybody else is refused [R-SLOT-13]', async () => {
    const wanted = { branchId: api.branchId, driveOut: 0.5, driveBack: 0.5, days: 2 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await tokenAt(api, '09:00', wanted);
      const tries = Array.from({ length: TRIES }, (_, n) =>
        hold(api, token, api.as(PEOPLE[n % PEOPLE.length] ?? 'sales')),
      );
      const answers = await Promise.all(tries);
      const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? 'won'}`);
      const winners = outcomes.filter((one) => one === '201 won');
      const kinds = [...new Set(outcomes)].sort();
      expect({ round, winners: winners.length, kinds }).toEqual({
        round,
        winners: 1,
        kinds: ['201 won', '409 SLOT_TAKEN'],
      });
      const { reservations } = await dayView(api, DAY);
      expect(reservations).toHaveLength(1);
      for (const person of PEOPLE) {
        const { body } = await holdsOf(api, api.as(person));
        for (const { _id: id } of body) await release(api, id, api.as(person));
      }
    }
  }, 600_000);
});
