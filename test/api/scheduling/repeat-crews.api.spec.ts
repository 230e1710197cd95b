import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import type { CrewsRepeatedView } from '#modules/scheduling/contract/crews-repeated.view.js';
import { isAfter, LiveConnection } from '../../support/api/live-connection.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import type { Refusal } from './day-calls.js';
import {
  dayView,
  givenBranch,
  markOff,
  putOnCall,
  removeFromService,
  seat,
  unseat,
  UNKNOWN,
} from './day-calls.js';

const FRIDAY = '2027-03-12';
const MONDAY = '2027-03-15';

describe('POST /assignment/crews/{branchId}/{date}/repeat', () => {
  let api: TestApi;
  /** On Friday Ann led one truck with Bo and Cy; Di led the other. Nobody works on the weekend. */
  let here: string, there: string;
  let ann: string, bo: string, cy: string, di: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    [here, there] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    const lead = { roles: ['team_lead' as const] };
    [ann, di] = [(await hire(api, lead))._id, (await hire(api, lead))._id];
    [bo, cy] = [(await hire(api))._id, (await hire(api))._id];
    await seat(api, addDays(FRIDAY, -1), { mover: di, truck: here, position: 0 });
    for (const [mover, truck, position] of [
      [ann, here, 0],
      [bo, here, 1],
      [cy, here, 2],
      [di, there, 0],
    ] as const) {
      await seat(api, FRIDAY, { mover, truck, position });
    }
  });

  const repeat = (
    { day = MONDAY, ...body }: { day?: string; trucks?: unknown } = {},
    { branchId = api.branchId, client = api.as('manager') } = {},
  ): Promise<ApiAnswer<CrewsRepeatedView & Refusal>> =>
    client.post(`assignment/crews/${branchId}/${day}/repeat`, { trucks: [here, there], ...body });
  const refusal = ({ status, body }: ApiAnswer<Refusal>): string => `${status} ${body.code}`;
  const crewOf = async (truck: string): Promise<(string | null)[]> => {
    const { movers } = (await dayView(api, MONDAY)).assignment;
    return [0, 1, 2].map(
      (position) =>
        movers.find((one) => one.truck === truck && one.position === position)?.mover ?? null,
    );
  };

  it('is refused as a seat is, and for all but those who dispatch', async () => {
    const branchId = (await givenBranch(api))._id;
    const theirs = (await givenTruck(api, { branchId }))._id;
    for (const trucks of [undefined, [], 'here', [here, here]]) {
      expect(await repeat({ trucks })).toMatchObject({ status: 400, body: { errors: [{}] } });
    }
    await removeFromService(api, { date: MONDAY, truckIds: [there] });
    const answers = [
      await repeat({}, { branchId: UNKNOWN }),
      await repeat({ trucks: [here, UNKNOWN] }),
      await repeat({ trucks: [here, theirs] }),
      await repeat(),
      await repeat({}, { client: api.as('sales') }),
    ];
    expect(answers.map(refusal)).toEqual([
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '409 OTHER_BRANCH',
      '409 TRUCK_UNAVAILABLE',
      '403 FORBIDDEN',
    ]);
    expect(await crewOf(here)).toEqual([null, null, null]);
  });

  it('seats everybody as on the last working day of their truck, tells the board once, and does nothing twice [R-CREW-14]', async () => {
    const fresh = (await givenTruck(api))._id;
    const topic = `board:${api.branchId}:${MONDAY}`;
    const watcher = await LiveConnection.open(api.origin, api.as('sales').token);
    const { revision } = (await watcher.ask('watch', { topic })) as { revision: number };
    const { status, body } = await repeat({ trucks: [here, there, fresh] });
    expect({ status, left: body.left, unknown: body.unknown }).toEqual({
      status: 200,
      left: [],
      unknown: [fresh],
    });
    expect(body.taken).toHaveLength(4);
    expect([await crewOf(here), await crewOf(there)]).toEqual([
      [ann, bo, cy],
      [di, null, null],
    ]);
    const told = await watcher.until('changed', isAfter(revision));
    expect(told).toMatchObject({
      revision: revision + 1,
      change: { items: [{ kind: 'assignment', assignment: { movers: body.assignment.movers } }] },
    });
    watcher.close();
    const [boSat] = await historyOf(api, 'crew', bo);
    const after = { branchId: api.branchId, truck: here, position: 1 };
    expect(boSat?.changes).toEqual([{ field: MONDAY, before: null, after }]);
    expect((await repeat()).body).toMatchObject({ taken: [], left: [] });
    expect((await dayView(api, MONDAY)).revision).toBe(revision + 1);
    for (const { mover, truck, position } of body.taken) {
      await unseat(api, MONDAY, mover, { expectTruck: truck, expectPosition: position });
    }
    expect(await crewOf(here)).toEqual([null, null, null]);
  });

  it('takes nobody who is off, has a place or no longer works on crews, and says who and why [R-CREW-14]', async () => {
    const other = (await givenTruck(api))._id;
    await markOff(api, MONDAY, { employee: ann, reason: 'Flu' });
    await putOnCall(api, MONDAY, { onCall: bo });
    await seat(api, MONDAY, { mover: (await hire(api))._id, truck: here, position: 2 });
    const admin = api.as('admin');
    const { body: known } = await admin.get<{ displayName: string }>(`employee/${di}`);
    await admin.put(`employee/${di}`, { ...known, roles: ['sales'] });
    const { body } = await repeat({ trucks: [here, there, other] });
    expect(body.taken).toEqual([]);
    const why = Object.fromEntries(body.left.map(({ mover, code }) => [mover, code]));
    expect(why).toEqual({
      [ann]: 'OFF_TODAY',
      [bo]: 'HAS_PLACE',
      [cy]: 'SEAT_TAKEN',
      [di]: 'NOT_ON_CREWS',
    });
    expect(body.left.find(({ mover }) => mover === ann)).toMatchObject({
      truck: here,
      position: 0,
      day: FRIDAY,
      message: expect.stringMatching(/ is off that day\.$/),
    });
  });

  it('seats nobody twice when it is asked for at once', async () => {
    const answers = await Promise.all([repeat(), repeat(), repeat({ trucks: [there, here] })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.taken.length).sort()).toEqual([0, 0, 4]);
  });
});
