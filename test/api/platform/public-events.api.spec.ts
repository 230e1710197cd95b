import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { EventLog, EventLogModule } from './event-log.js';
import { asShown, shown } from './shown-events.js';

const NOW = '2027-04-01T15:00:00.000Z';
const DAY = '2027-04-05';

const STORED = `
  select type, actor_kind, actor_id, request_id from platform.public_event
  where data->>'customerId' = $1 order by ctid`;

describe('public events', () => {
  let api: TestApi;
  let log: EventLog;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi({ modules: [EventLogModule] });
    log = api.get(EventLog);
    truck = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const storedOf = ({ customerId }: GivenMove) => api.get(Db).query(STORED, [customerId]);

  it('come to a subscriber as they are stored with what happened', async () => {
    const move = await givenMove(api, DAY);
    api.setTime(NOW);
    const answer = await assign(api, move, truck);
    expect(answer.status).toBe(200);
    expect(await storedOf(move)).toEqual([
      {
        type: 'MoveBooked',
        actor_kind: 'employee',
        actor_id: api.people.sales._id,
        request_id: answer.headers.get('x-request-id'),
      },
    ]);
    const events = await log.of(move.customerId, 1);
    expect(events.map(asShown)).toEqual([shown('move-booked.1')]);
  });

  it('come again, as the same, to a subscriber who failed', async () => {
    const move = await givenMove(api, '2027-04-06');
    log.failOnce();
    expect((await assign(api, move, truck)).status).toBe(200);
    const [first, second] = await log.of(move.customerId, 2);
    expect(second).toEqual(first);
    expect(await storedOf(move)).toHaveLength(1);
  });

  it('are none of what is refused', async () => {
    const [move, late] = [await givenMove(api, '2027-04-07'), await givenMove(api, '2027-04-07')];
    expect((await assign(api, move, truck)).status).toBe(200);
    expect((await assign(api, late, truck)).status).toBe(409);
    expect(await storedOf(late)).toEqual([]);
  });
});
