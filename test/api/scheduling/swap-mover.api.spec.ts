import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { isAfter, LiveConnection } from '../../support/api/live-connection.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import type { CrewAnswer } from './day-calls.js';
import { dayView, givenBranch, putOnCall, removeFromService, seat, UNKNOWN } from './day-calls.js';

const DAY = '2027-03-08';

describe('POST /assignment/mover/{branchId}/{date} with swap', () => {
  let api: TestApi;
  /** Two trucks, a team lead and two movers. */
  let here: string, there: string, lead: string, bo: string, cy: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    [here, there] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    lead = (await hire(api, { roles: ['team_lead'] }))._id;
    [bo, cy] = [(await hire(api))._id, (await hire(api))._id];
  });

  const sit = (mover: string, truck: string, position: number, over: object = {}, at = {}) =>
    seat(api, DAY, { mover, truck, position, ...over }, at);
  const swap = (mover: string, truck: string, position: number, over: object = {}, at = {}) =>
    sit(mover, truck, position, { swap: true, ...over }, at);
  const refusal = ({ status, body }: CrewAnswer): string => `${status} ${body.code}`;

  /**
   * Who is in which seat of the two trucks, such as `here 1`, who is on call, and who is nowhere.
   */
  const placeOf = async (employee: string, branchId = api.branchId): Promise<string> => {
    const { movers, onCall } = (await dayView(api, DAY, { branchId })).assignment;
    const place = movers.find(({ mover }) => mover === employee);
    if (place) return `${place.truck === here ? 'here' : 'there'} ${place.position}`;
    return onCall.includes(employee) ? 'on call' : 'nowhere';
  };

  it.each([
    ['swap', { swap: 'yes' }],
    ['swap', { swap: null }],
    ['swap', { swap: true, replace: true }],
    ['expectSitting', { expectSitting: 'nobody' }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await sit(bo, here, 1, over);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('is for those who dispatch', async () => {
    const answers = (['mover', 'lead', 'sales'] as const).map((person) =>
      swap(bo, here, 1, {}, { client: api.as(person) }),
    );
    expect((await Promise.all(answers)).map(refusal)).toEqual(Array(3).fill('403 FORBIDDEN'));
  });

  it('knows neither unknown people and trucks, nor trucks of another branch', async () => {
    const branchId = (await givenBranch(api))._id;
    const answers = [
      await swap(UNKNOWN, here, 1),
      await swap(bo, UNKNOWN, 1),
      await swap(bo, here, 1, {}, { branchId }),
    ];
    expect(answers.map(refusal)).toEqual(['404 NOT_FOUND', '404 NOT_FOUND', '409 OTHER_BRANCH']);
  });

  it('refuses when the mover, or who sits there, is not as the sender believes', async () => {
    await sit(bo, here, 1);
    await sit(cy, there, 2);
    const [boHere, cyThere] = [
      { truck: here, position: 1 },
      { truck: there, position: 2 },
    ];
    const answers = [
      await swap(bo, there, 2, { expect: cyThere }),
      await swap(bo, there, 2, { expect: 'onCall' }),
      await swap(bo, there, 2, { expect: boHere, expectSitting: lead }),
      await swap(bo, there, 2, { expect: boHere, expectSitting: null }),
      await swap(bo, there, 1, { expectSitting: cy }),
    ];
    expect(answers.map(refusal)).toEqual(Array(5).fill('409 CREW_CHANGED'));
    expect(await Promise.all([bo, cy].map((one) => placeOf(one)))).toEqual(['here 1', 'there 2']);
    const agreed = await swap(bo, there, 2, { expect: boHere, expectSitting: cy });
    expect(agreed.status).toBe(200);
  });

  it('gives a lead’s seat to team leads only, on the way there and on the way back', async () => {
    await sit(lead, here, 0);
    await sit(bo, there, 1);
    expect(refusal(await swap(bo, here, 0))).toBe('422 LEAD_SEAT');
    expect(refusal(await swap(lead, there, 1))).toBe('422 LEAD_SEAT');
    expect(refusal(await swap(lead, there, 1, { expectSitting: cy }))).toBe('409 CREW_CHANGED');
    expect(await Promise.all([lead, bo].map((one) => placeOf(one)))).toEqual(['here 0', 'there 1']);
  });

  it('lets two people change seats, notifies the board once, and keeps both in the history', async () => {
    await sit(bo, here, 1);
    await sit(cy, there, 2);
    const topic = `board:${api.branchId}:${DAY}`;
    const watcher = await LiveConnection.open(api.origin, api.as('sales').token);
    const { revision } = (await watcher.ask('watch', { topic })) as { revision: number };
    const { body } = await swap(bo, there, 2);
    const seats = [
      { mover: bo, truck: there, position: 2 },
      { mover: cy, truck: here, position: 1 },
    ];
    expect(body.movers).toEqual(expect.arrayContaining(seats));
    const told = await watcher.until('changed', isAfter(revision));
    expect(told).toMatchObject({
      revision: revision + 1,
      change: { items: [{ kind: 'assignment', assignment: body }] },
    });
    watcher.close();
    const [boWent] = await historyOf(api, 'crew', bo);
    const [cyWent] = await historyOf(api, 'crew', cy);
    const place = (truck: string, position: number) => ({ truck, position });
    expect([boWent?.changes, cyWent?.changes]).toMatchObject([
      [{ field: DAY, before: place(here, 1), after: place(there, 2) }],
      [{ field: DAY, before: place(there, 2), after: place(here, 1) }],
    ]);
  });

  it('takes who sits there on call, or off the crew, where the mover comes from', async () => {
    await putOnCall(api, DAY, { onCall: lead });
    await sit(bo, here, 1);
    expect((await swap(lead, here, 1, { expect: 'onCall' })).status).toBe(200);
    expect(await Promise.all([lead, bo].map((one) => placeOf(one)))).toEqual(['here 1', 'on call']);
    expect((await swap(cy, here, 1, { expect: null, expectSitting: lead })).status).toBe(200);
    expect(await Promise.all([cy, lead].map((one) => placeOf(one)))).toEqual(['here 1', 'nowhere']);
  });

  it('is a plain seat where nobody sits, and nothing where the mover sits already', async () => {
    await sit(bo, here, 1);
    expect((await swap(bo, there, 1, { expectSitting: null })).status).toBe(200);
    expect((await swap(bo, there, 1, { expectSitting: bo })).status).toBe(200);
    expect(await placeOf(bo)).toBe('there 1');
  });

  it('is taken back by the opposite swap', async () => {
    await sit(bo, here, 1);
    await sit(cy, there, 2);
    const seatsNow = async () => (await dayView(api, DAY)).assignment.movers;
    const before = await seatsNow();
    await swap(bo, there, 2);
    const back = { expect: { truck: here, position: 1 }, expectSitting: bo };
    expect((await swap(cy, there, 2, back)).status).toBe(200);
    expect(await seatsNow()).toEqual(before);
  });

  it.each(['goes out of service', 'is given back'])(
    'changes places with nobody’s old seat when its truck %s at that moment',
    async (what) => {
      const rental = {
        branchId: api.branchId,
        name: `Rental_${what.length}`,
        hasLift: false,
        rentalDay: DAY,
      };
      const rented = await api.as('manager').post<TruckView>('movemanager/rental', rental);
      here = rented.body._id;
      await sit(bo, here, 1);
      await sit(cy, there, 2);
      const colleague = await api.get(Db).pool.connect();
      await colleague.query('begin');
      await colleague.query('select from trucks.truck where id = $1 for update', [here]);
      const gone =
        what === 'is given back'
          ? api.as('manager').delete(`movemanager/rental/${here}`)
          : removeFromService(api, { truckIds: [here], date: DAY });
      await whenWaiting(api, 1);
      const swapped = swap(bo, there, 2);
      await whenWaiting(api, 2);
      await colleague.query('commit');
      colleague.release();
      expect([(await gone).status, (await swapped).status]).toEqual([200, 200]);
      expect(await Promise.all([bo, cy].map((one) => placeOf(one)))).toEqual([
        'there 2',
        'nowhere',
      ]);
    },
  );

  it('reaches over branches, whose boards hear of it', async () => {
    const branchId = (await givenBranch(api))._id;
    const theirs = (await givenTruck(api, { branchId }))._id;
    await sit(bo, theirs, 2, {}, { branchId });
    await sit(cy, here, 1);
    const topic = `board:${branchId}:${DAY}`;
    const watcher = await LiveConnection.open(api.origin, api.as('sales').token);
    await watcher.ask('watch', { topic });
    expect((await swap(bo, here, 1)).status).toBe(200);
    await watcher.until('changed');
    watcher.close();
    expect((await dayView(api, DAY, { branchId })).assignment.movers).toEqual([
      { mover: cy, truck: theirs, position: 2 },
    ]);
  });

  it('loses nobody and seats nobody twice while many swap at once', async () => {
    const seats = [here, there].flatMap((truck) => [0, 1, 2].map((position) => [truck, position]));
    const crew: string[] = [];
    for (const [truck, position] of seats as [string, number][]) {
      const { _id } = await hire(api, { roles: ['team_lead'] });
      await sit(_id, truck, position);
      crew.push(_id);
    }
    const tries = Array.from({ length: 36 }, (_, n) => {
      const [truck, position] = seats[(n * 5 + 3) % 6] as [string, number];
      return swap(crew[n % 6] as string, truck, position);
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { movers } = (await dayView(api, DAY)).assignment;
    const ours = movers.filter(({ truck }) => truck === here || truck === there);
    expect(ours.map(({ mover }) => mover).sort()).toEqual([...crew].sort());
  });
});
