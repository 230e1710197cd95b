import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import type { CrewAnswer } from './day-calls.js';
import {
  dayView,
  givenBranch,
  markBackOn,
  markOff,
  putOnCall,
  seat,
  UNKNOWN,
} from './day-calls.js';

const DAY = '2027-03-11';

describe('PUT and DELETE /assignment/off/{branchId}/{date}', () => {
  let api: TestApi;
  let truck: string, bo: string, cy: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    truck = (await givenTruck(api))._id;
    bo = (await hire(api, { displayName: 'Bo' }))._id;
    cy = (await hire(api))._id;
  });

  const off = (employee: string, over: object = {}, at = {}): Promise<CrewAnswer> =>
    markOff(api, DAY, { employee, reason: 'Flu', ...over }, at);
  const on = (employee: string, at = {}): Promise<CrewAnswer> => markBackOn(api, DAY, employee, at);
  const sit = (mover: string, over: object = {}): Promise<CrewAnswer> =>
    seat(api, DAY, { mover, truck, position: 1, ...over });
  const refusal = ({ status, body }: CrewAnswer): string => `${status} ${body.code}`;
  const offOf = ({ body }: CrewAnswer, employee: string) =>
    body.off.filter((one) => one.employee === employee);

  it.each([
    ['employee', { employee: 'Bo' }],
    ['reason', { reason: undefined }],
    ['reason', { reason: ' ' }],
    ['reason', { reason: 'x'.repeat(101) }],
    ['expect', { expect: 'here' }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await off(bo, over);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('is for those who dispatch, and about people of crews', async () => {
    const client = api.as('sales');
    const answers = [
      await off(bo, {}, { client }),
      await on(bo, { client }),
      await off(bo, {}, { branchId: UNKNOWN }),
      await off(UNKNOWN),
      await off(api.people.sales._id),
      await on(UNKNOWN),
      await on(bo),
    ];
    expect(answers.map(refusal)).toEqual([
      '403 FORBIDDEN',
      '403 FORBIDDEN',
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '409 CREW_CHANGED',
    ]);
  });

  it('frees the seat or the on-call place, where it is as the sender believes [R-CREW-12]', async () => {
    await sit(bo);
    await putOnCall(api, DAY, { onCall: cy });
    expect(refusal(await off(bo, { expect: null }))).toBe('409 CREW_CHANGED');
    const answer = await off(bo, { expect: { truck, position: 1 } });
    expect(answer.status).toBe(200);
    expect(offOf(answer, bo)).toEqual([{ employee: bo, reason: 'Flu' }]);
    const { body } = await off(cy, { expect: 'onCall', reason: 'Wedding' });
    expect(body.movers.map(({ mover }) => mover)).not.toContain(bo);
    expect(body.onCall).not.toContain(cy);
    const [event] = await historyOf(api, 'crew', bo);
    expect(event?.changes).toEqual([
      {
        field: DAY,
        before: { branchId: api.branchId, truck, position: 1 },
        after: { off: true, reason: 'Flu' },
      },
    ]);
  });

  it('takes another reason, and no expectation of a place', async () => {
    await off(bo);
    expect(refusal(await off(bo, { expect: 'onCall' }))).toBe('409 CREW_CHANGED');
    const answer = await off(bo, { expect: null, reason: 'Knee' });
    expect(offOf(answer, bo)).toEqual([{ employee: bo, reason: 'Knee' }]);
  });

  it('keeps who is off from every seat and from on call, at all branches, until they are back on [R-CREW-12]', async () => {
    const branchId = (await givenBranch(api))._id;
    await sit(cy, { position: 2 });
    await off(bo, {}, { branchId });
    const refused = [
      await sit(bo),
      await sit(bo, { expect: null }),
      await sit(bo, { position: 2, swap: true }),
      await putOnCall(api, DAY, { onCall: bo }),
      await putOnCall(api, DAY, { onCall: bo }, { branchId }),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'OFF_TODAY', message: 'Bo is off that day.' },
      });
    }
    expect((await seat(api, '2027-03-12', { mover: bo, truck, position: 1 })).status).toBe(200);
    const back = await on(bo);
    expect(back.status).toBe(200);
    expect(offOf(back, bo)).toEqual([]);
    expect(refusal(await on(bo))).toBe('409 CREW_CHANGED');
    expect((await sit(bo, { expect: null })).status).toBe(200);
    const changes = (await historyOf(api, 'crew', bo)).map(({ changes: [one] }) => one);
    expect(changes).toContainEqual({
      field: DAY,
      before: { off: true, reason: 'Flu' },
      after: null,
    });
  });

  it('is on the boards of all branches at once, the reason for those only who dispatch [R-CREW-13]', async () => {
    const branchId = (await givenBranch(api))._id;
    const topic = `board:${branchId}:${DAY}`;
    const people = ['manager', 'sales', 'mover'] as const;
    const seen = [{ employee: bo, reason: 'Flu' }, { employee: bo }, { employee: bo }];
    const watchers = await Promise.all(
      people.map((person) => LiveConnection.open(api.origin, api.as(person).token)),
    );
    for (const watcher of watchers) await watcher.ask('watch', { topic });
    await off(bo);
    for (const [n, watcher] of watchers.entries()) {
      const { change } = await watcher.until<{ change: { items: LiveItem[] } }>('changed');
      expect(change.items).toHaveLength(1);
      const told = change.items[0]?.assignment;
      expect(told?.branchId).toBe(branchId);
      expect(told?.off.filter(({ employee }) => employee === bo)).toEqual([seen[n]]);
      watcher.close();
    }
    for (const [n, person] of people.entries()) {
      const view = await dayView(api, DAY, { branchId, client: api.as(person) });
      const shown = view.assignment.off.filter(({ employee }) => employee === bo);
      expect(shown).toEqual([seen[n]]);
    }
  });

  it('is a day of one’s own schedule, without a truck [R-CREW-10]', async () => {
    await off(api.people.mover._id);
    const { body } = await api
      .as('mover')
      .get<Record<string, object>>(`assignment/schedule/${api.people.mover._id}`, {
        query: { from: DAY, to: DAY },
      });
    expect(body[DAY]).toMatchObject({ off: true, truckName: null, onCall: false, operations: [] });
    expect(JSON.stringify(body)).not.toContain('Flu');
  });

  it('never stands beside a seat, though both are asked for at once [R-CREW-12]', async () => {
    const rounds = Array.from({ length: 12 }, async (_, n) => {
      const mover = (await hire(api))._id;
      const day = `2027-04-${10 + n}`;
      await Promise.all([
        seat(api, day, { mover, truck, position: 1 }),
        markOff(api, day, { employee: mover, reason: 'Flu' }),
        putOnCall(api, day, { onCall: mover }),
      ]);
      const { movers, onCall, off: away } = (await dayView(api, day)).assignment;
      expect(away.map(({ employee }) => employee)).toEqual([mover]);
      expect([movers, onCall]).toEqual([[], []]);
    });
    await Promise.all(rounds);
  });
});

interface LiveItem {
  assignment?: { branchId: string; off: { employee: string; reason?: string }[] };
}
