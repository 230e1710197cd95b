import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { apply, bookingOf, check, propose, shown, undo } from './desk-calls.js';

const AT_LOAD = { latitude: 35.4802, longitude: -97.5206 };
const WHY = 'Low bridge';

/** A crew reads in the notes why work was difficult at an address before. */
describe('the fix of a problem address', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    const place = { address: '1190 Couch Dr, Oklahoma City, OK 73102', reason: WHY, ...AT_LOAD };
    const made = await api.as('sales').post<ProblemLocationView>('troublelocations', place);
    expect(made.status).toBe(201);
  });
  afterAll(() => api?.close());

  async function givenMarked(day: string, notes: string): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const time = { date: `${day}T14:00:00Z`, duration: 4, moverCount: 2 };
    const nounce = await saveOperation(api, move, time, { locations: stops(), notes });
    const booked = await assign(api, { ...move, nounce }, truck);
    expect(booked.status).toBe(200);
    return { ...move, nounce: booked.body.nounce };
  }

  const fixOf = (date: string, { operationId: id }: GivenMove) =>
    propose(api, { date, cause: { mark: 'problemAddress', id } });

  async function isListed(day: string): Promise<boolean> {
    const path = `movemanager/attention/${day}/${api.branchId}`;
    const { body } = await api.as('manager').get<DayAttentionView[]>(path);
    return body.some(({ items }) => items.some(({ mark }) => mark === 'problemAddress'));
  }

  it('adds the reason to the notes, which ends the mark everywhere, and takes it back [R-PLAN-7, R-PLAN-12, R-BOARD-63]', async () => {
    const day = '2027-11-08';
    const gomez = await givenMarked(day, 'Piano');
    const before = shown(await dayView(api, day));
    expect(await isListed(day)).toBe(true);
    const made = await fixOf(day, gomez);
    expect(made.body.options).toMatchObject([
      {
        name: 'fix',
        steps: [
          { op: 'note', id: gomez.activityId, from: 'Piano', to: `Piano\n${WHY}`, call: false },
        ],
      },
    ]);
    const { body: judged } = await check(api, made.body._id, { option: 1 });
    expect(judged.problems).toEqual([]);
    const done = await apply(api, made.body._id, { option: 1, version: 1 });
    expect(done.status).toBe(200);
    expect(Object.keys(done.body.nounces)).toEqual([gomez.customerId]);
    const { metaData } = bookingOf(await dayView(api, day), gomez);
    expect(metaData.activity.notes).toBe(`Piano\n${WHY}`);
    expect(await isListed(day)).toBe(false);
    expect((await fixOf(day, gomez)).body.code).toBe('NOTHING_TO_FIX');
    expect((await undo(api, made.body._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
    expect(await isListed(day)).toBe(true);
  });

  it('is stale once somebody else changed the notes, and says who [R-PLAN-10]', async () => {
    const day = '2027-11-09';
    const gomez = await givenMarked(day, '');
    const made = await fixOf(day, gomez);
    const now = await readMove(api, gomez.customerId);
    await saveOperation(api, now, {}, { notes: 'Ring twice' });
    const refused = await apply(api, made.body._id, { option: 1, version: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROPOSAL_STALE' } });
    expect(refused.body.steps).toMatchObject([{ seq: 1, at: expect.any(String) }]);
    expect(refused.body.steps?.[0]?.by).not.toBe('');
  });

  it('is told to crews as well as to the office: the reason is on the board [R-BOARD-63]', async () => {
    const day = '2027-11-10';
    const gomez = await givenMarked(day, '');
    const mover = await api.asEmployee(await hire(api, { roles: ['mover'] }));
    const { metaData } = bookingOf(await dayView(api, day, { client: mover }), gomez);
    const [load] = metaData.activity.locations;
    expect(load).toMatchObject({ isProblem: true, problemReason: WHY });
  });
});
