import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isAfter, LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import type { CrewAnswer } from './day-calls.js';
import {
  dayView,
  givenBranch,
  removeFromService,
  seat,
  swapCrews,
  unseat,
  UNKNOWN,
} from './day-calls.js';

const DAY = '2027-03-09';

describe('POST /assignment/crews/{branchId}/{date}/swap', () => {
  let api: TestApi;
  /** Two trucks: Ann leads one with Bo and Cy; Di leads the other, on which Ed has the third seat. */
  let here: string, there: string;
  let ann: string, bo: string, cy: string, di: string, ed: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    [here, there] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    const lead = { roles: ['team_lead' as const] };
    [ann, di] = [(await hire(api, lead))._id, (await hire(api, lead))._id];
    [bo, cy, ed] = [(await hire(api))._id, (await hire(api))._id, (await hire(api))._id];
    for (const [mover, truck, position] of [
      [ann, here, 0],
      [bo, here, 1],
      [cy, here, 2],
      [di, there, 0],
      [ed, there, 2],
    ] as const) {
      await seat(api, DAY, { mover, truck, position });
    }
  });

  const swap = (over: object = {}, at = {}): Promise<CrewAnswer> =>
    swapCrews(api, DAY, { trucks: [here, there], ...over }, at);
  const refusal = ({ status, body }: CrewAnswer): string => `${status} ${body.code}`;
  const crewOf = async (truck: string): Promise<(string | null)[]> => {
    const { movers } = (await dayView(api, DAY)).assignment;
    return [0, 1, 2].map(
      (position) =>
        movers.find((one) => one.truck === truck && one.position === position)?.mover ?? null,
    );
  };
  const crews = async () => [await crewOf(here), await crewOf(there)];

  it('names what is wrong in the body', async () => {
    const wrong = {
      trucks: [undefined, [here], [here, here], [here, 'that one'], [here, there, UNKNOWN]],
      expect: [
        [ann],
        null,
        { [UNKNOWN]: [null, null, null] },
        { [here]: [ann, bo] },
        { [here]: [ann, bo, 'cy'] },
      ],
    };
    for (const [path, values] of Object.entries(wrong)) {
      for (const value of values) {
        const answer = await swap({ [path]: value });
        expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
      }
    }
  });

  it('is for those who dispatch', async () => {
    const answers = (['mover', 'lead', 'sales'] as const).map((person) =>
      swap({}, { client: api.as(person) }),
    );
    expect((await Promise.all(answers)).map(refusal)).toEqual(Array(3).fill('403 FORBIDDEN'));
  });

  it('refuses trucks as a seat does: unknown, of another branch, unavailable', async () => {
    const branchId = (await givenBranch(api))._id;
    const theirs = (await givenTruck(api, { branchId }))._id;
    const answers = [
      await swap({}, { branchId: UNKNOWN }),
      await swap({ trucks: [here, UNKNOWN] }),
      await swap({ trucks: [here, theirs] }),
    ];
    await removeFromService(api, { date: DAY, truckIds: [there] });
    answers.push(await swap());
    expect(answers.map(refusal)).toEqual([
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '409 OTHER_BRANCH',
      '409 TRUCK_UNAVAILABLE',
    ]);
    expect(await crewOf(here)).toEqual([ann, bo, cy]);
  });

  it('puts each crew on the other truck by position, notifies the board once, and keeps all in the history [R-CREW-11]', async () => {
    const topic = `board:${api.branchId}:${DAY}`;
    const watcher = await LiveConnection.open(api.origin, api.as('sales').token);
    const { revision } = (await watcher.ask('watch', { topic })) as { revision: number };
    const { status, body } = await swap();
    expect(status).toBe(200);
    const told = await watcher.until('changed', isAfter(revision));
    expect(told).toMatchObject({
      revision: revision + 1,
      change: { items: [{ kind: 'assignment', assignment: { movers: body.movers } }] },
    });
    watcher.close();
    expect(await crews()).toEqual([
      [di, null, ed],
      [ann, bo, cy],
    ]);
    const [boWent] = await historyOf(api, 'crew', bo);
    const at = (truck: string) => ({ branchId: api.branchId, truck, position: 1 });
    expect(boWent?.changes).toEqual([{ field: DAY, before: at(here), after: at(there) }]);
  });

  it('is refused whole when a crew is not as the sender believes, and taken back by the same call [R-CREW-11]', async () => {
    const [full, two] = [
      [ann, bo, cy],
      [di, null, ed],
    ];
    const before = (await dayView(api, DAY)).assignment.movers;
    const wrong = [
      { [here]: two },
      { [there]: [di, ed, null] },
      { [here]: full, [there]: [null, null, null] },
    ];
    for (const expected of wrong) {
      expect(refusal(await swap({ expect: expected }))).toBe('409 CREW_CHANGED');
    }
    expect((await dayView(api, DAY)).assignment.movers).toEqual(before);
    expect((await swap({ expect: { [here]: full, [there]: two } })).status).toBe(200);
    expect(refusal(await swap({ expect: { [here]: full } }))).toBe('409 CREW_CHANGED');
    expect((await swap({ expect: { [here]: two, [there]: full } })).status).toBe(200);
    expect((await dayView(api, DAY)).assignment.movers).toEqual(before);
  });

  it('moves a crew to a truck that nobody is on, and does nothing where nobody is', async () => {
    await unseat(api, DAY, di);
    await unseat(api, DAY, ed);
    expect((await swap({ expect: { [there]: [null, null, null] } })).status).toBe(200);
    expect(await crews()).toEqual([Array(3).fill(null), [ann, bo, cy]]);
    for (const mover of [ann, bo, cy]) await unseat(api, DAY, mover);
    const { revision } = await dayView(api, DAY);
    expect((await swap()).status).toBe(200);
    expect((await dayView(api, DAY)).revision).toBe(revision);
  });

  it('gives a lead’s seat to nobody who has stopped leading', async () => {
    const admin = api.as('admin');
    const { body: known } = await admin.get<object>(`employee/${di}`);
    const { status } = await admin.put(`employee/${di}`, { ...known, roles: ['mover'] });
    expect(status).toBe(200);
    expect(refusal(await swap())).toBe('422 LEAD_SEAT');
    expect(await crewOf(there)).toEqual([di, null, ed]);
  });

  it('loses nobody while crews and people change places at once [R-CREW-11]', async () => {
    const third = (await givenTruck(api))._id;
    const trucks = [here, there, third];
    const tries = Array.from({ length: 10 }, (_, n) => {
      const [one, other] = [trucks[n % 3], trucks[(n + 1) % 3]];
      const mover = [bo, cy, ed][n % 3];
      return n % 2
        ? seat(api, DAY, { mover, truck: one, position: n % 4 === 1 ? 1 : 2, swap: true })
        : swap({ trucks: n % 4 ? [one, other] : [other, one] });
    });
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
    const { movers } = (await dayView(api, DAY)).assignment;
    const ours = movers.filter(({ truck }) => trucks.includes(truck)).map(({ mover }) => mover);
    expect(ours.sort()).toEqual([ann, bo, cy, di, ed].sort());
  });

  it('lets one of two who saw the same crews swap them', async () => {
    const expected = { [here]: [ann, bo, cy], [there]: [di, null, ed] };
    const answers = await Promise.all([swap({ expect: expected }), swap({ expect: expected })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
