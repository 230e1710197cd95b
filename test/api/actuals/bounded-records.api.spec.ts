import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import type { ActualWithStampsView } from '#modules/actuals/contract/actual.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { at, correctActual, givenCrew, sendStamps, stampOf } from './given-crew.js';
import type { GivenCrew } from './given-crew.js';

const FULL = {
  code: 'STAMPS_FULL',
  message: 'This job has as many stamps as a job can have.',
};
/** As many as there were before there was a bound. */
const MANY = `
  insert into actuals.stamp (id, operation_id, kind, at, device_at, received_at, employee_id, minutes, note)
  select lpad(to_hex(n), 12, '0') || substr($1, 13), $1, 'extra', $2::timestamptz + n * interval '1 second',
         $2, $2, $1, 1, repeat('a', 500)
  from generate_series(1, $3::int) n`;

describe('what is stamped and entered about a job', () => {
  let api: TestApi;
  let crew: GivenCrew;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    crew = await givenCrew(api);
  });

  const starts = (count: number, from = 0) =>
    Array.from({ length: count }, (_none, index) => {
      const moment = new Date(Date.parse(at('14:30')) + (from + index) * 1_000);
      return stampOf(crew, 'breakStart', '14:30', { at: moment.toISOString() });
    });
  const read = async (page?: string): Promise<ActualWithStampsView> => {
    const path = `actuals/${crew.move.operationId}`;
    return (await crew.ann.get<ActualWithStampsView>(path, { query: { page } })).body;
  };
  const before = async (count: number): Promise<void> => {
    await api.asOwner('alter table actuals.stamp disable trigger stamps_are_bounded');
    await api.asOwner(MANY, [crew.move.operationId, at('14:30'), count]);
    await api.asOwner('alter table actuals.stamp enable trigger stamps_are_bounded');
  };

  it('is at most 200 stamps in force, and says so of each further one [R-ACTUAL-14]', async () => {
    const first = await sendStamps(crew.ann, starts(199));
    expect(first.body.results.every(({ state }) => state === 'stored')).toBe(true);
    const two = starts(2, 199);
    const { status, body } = await sendStamps(crew.ann, two);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([{ state: 'stored' }, { state: 'refused', ...FULL }]);
    const none = await sendStamps(crew.bo, starts(3, 300));
    expect([none.status, none.body]).toMatchObject([409, { ...FULL, results: [FULL, FULL, FULL] }]);
    expect(none.body.actuals).toMatchObject([{ operation: crew.move.operationId, version: 200 }]);
    const { version, stamps, total } = await read();
    expect([version, stamps.length, total]).toEqual([200, 200, undefined]);
    // What was sent before is told as ever, and one can be taken back.
    const [again] = two;
    const undo = { kind: 'undo', of: again?.id, operation: crew.move.operationId };
    const after = { id: newId(), at: again?.at, ...undo };
    const repeated = await sendStamps(crew.ann, [again ?? {}, after]);
    expect(repeated.body.results).toMatchObject([{ state: 'repeated' }, { state: 'stored' }]);
  });

  it('is at most 1,000 stamps, of which an answer has the newest 200 [R-ACTUAL-14]', async () => {
    // A clock so far off that none of them is in force.
    const behind = 71 * 3_600;
    for (let sent = 0; sent < 5; sent += 1) {
      const stamps = starts(200, sent * 200 - behind);
      const { body } = await sendStamps(crew.ann, stamps, '2027-03-08T00:00:00.000Z');
      expect(body.results.every(({ state }) => state === 'stored')).toBe(true);
    }
    const { status, body } = await sendStamps(crew.ann, starts(1, 2_000));
    expect([status, body]).toMatchObject([409, FULL]);
    const newest = await read();
    expect([newest.stamps.length, newest.total]).toEqual([200, 1_000]);
    const last = await read('5');
    expect(last.stamps).toHaveLength(200);
    expect(Date.parse(last.stamps[199]?.at ?? '')).toBeLessThan(
      Date.parse(newest.stamps[0]?.at ?? ''),
    );
    expect((await read('6')).stamps).toEqual([]);
    await expect(api.get(Db).query(MANY, [crew.move.operationId, at('14:30'), 1])).rejects.toThrow(
      'at most 1000',
    );
  });

  it('is entered at most 1,000 times, and no entry reads more than the last [R-ACTUAL-14]', async () => {
    const { operationId } = crew.move;
    const office = api.as('manager');
    await api.get(Db).query(
      `insert into actuals.entry (operation_id, version, at, employee_id, typed)
       select $1, n, $2, $1, '{"movers": 3}' from generate_series(1, 999) n`,
      [operationId, at('15:00')],
    );
    const enter = (version: number) => correctActual(office, crew, { version, breakMinutes: 5 });
    expect((await enter(999)).body).toMatchObject({ version: 1_000, movers: 3, breakMinutes: 5 });
    const { status, body } = await enter(1_000);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'ACTUAL_FULL',
        message: 'The times of this job were corrected as often as they can be.',
      },
    ]);
  });

  it('answers soon, and in short, about a job that had 15,000 stamps before', async () => {
    await before(15_000);
    const began = performance.now();
    const { status, body } = await sendStamps(crew.ann, starts(200));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect([status, body]).toMatchObject([409, FULL]);
    const told = await read();
    expect([told.stamps.length, told.total]).toEqual([200, 15_000]);
    expect(told.extraNote.length).toBeLessThanOrEqual(4_000);
    expect(JSON.stringify(told).length).toBeLessThan(250_000);
  });
});
