import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EndExpiredReservationsCommand } from '#modules/booking/commands/end-expired-reservations/end-expired-reservations.command.js';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { Db } from '#platform/database/db.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { dayView } from '../scheduling/day-calls.js';
import { DAY, givenArea, givenReservation } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

const JOBS = `
  select round(extract(epoch from run_at - created)) as wait, started_by as "startedBy"
  from platform.job where name = 'booking.end-reservations'`;

describe('the end of a reservation', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api);
  });

  const end = () => api.execute(new EndExpiredReservationsCommand());
  const stored = (id: string) =>
    api
      .get(Db)
      .query<{ state: string }>('select state from booking.reservation where id = $1', [id]);

  it('is a job that waits for ten minutes', async () => {
    await givenReservation(api, area);
    expect(await api.get(Db).query(JOBS)).toEqual([{ wait: 600, startedBy: [] }]);
  });

  it('vanishes from open boards when its time is over, not before [R-BOOK-1]', async () => {
    const { reservationId } = await givenReservation(api, area);
    const topic = boardTopic(area.branch._id, DAY);
    const board = await LiveConnection.open(api.origin, api.as('sales').token);
    const { revision } = (await board.ask('watch', { topic })) as { revision: number };
    await end();
    expect(await stored(reservationId)).toEqual([{ state: 'held' }]);
    await passTime(api, 600_000);
    await end();
    expect(await board.until('changed')).toEqual({
      topic,
      revision: revision + 1,
      change: { items: [{ kind: 'reservations' }] },
    });
    expect(await stored(reservationId)).toEqual([{ state: 'ended' }]);
    expect((await dayView(api, DAY, { branchId: area.branch._id })).reservations).toEqual([]);
    board.close();
  });

  it('is forgotten with its address after a day', async () => {
    const { reservationId } = await givenReservation(api, area);
    await passTime(api, 600_000 + 23 * 3_600_000);
    await end();
    expect(await stored(reservationId)).toHaveLength(1);
    await passTime(api, 2 * 3_600_000);
    await end();
    expect(await stored(reservationId)).toEqual([]);
  });
});
