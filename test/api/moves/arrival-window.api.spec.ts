import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';
import { givenDenver } from './move-fixtures.js';

const DAY = '2027-03-10';
/** Central time of the day in winter. */
const at = (clock: string, day = DAY): string => new Date(`${day}T${clock}:00-06:00`).toISOString();
const window = (from: string, to: string) => ({ from: at(from), to: at(to) });
/** A new operation starts at 8:30. */
const MORNING = window('08:00', '11:00');

describe('operations[].arrivalWindow', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await turn(true);
  });
  afterAll(() => api?.close());

  async function turn(arrivalWindows: boolean, branchId = api.branchId): Promise<void> {
    const path = `branch/${branchId}/planning`;
    const { version } = (await api.as('admin').get<PlanningView>(path)).body;
    const { status } = await api.as('admin').put(path, { version, arrivalWindows });
    expect(status).toBe(200);
  }

  const send = (move: GivenMove, operation: object, rest: object = {}) => {
    const operations = [{ _id: move.operationId, ...operation }];
    return api.as('sales').put<CustomerView & Refusal>(`customermgt/${move.customerId}`, {
      nounce: move.nounce,
      move: { activities: [{ _id: move.activityId, operations, ...rest }] },
    });
  };
  async function save(move: GivenMove, operation: object, rest: object = {}): Promise<GivenMove> {
    expect(await send(move, operation, rest)).toMatchObject({ status: 200 });
    return readMove(api, move.customerId);
  }
  const windowOf = ({ customer }: GivenMove) =>
    customer.move.activities[0]?.operations[0]?.arrivalWindow;
  const promised = async (arrivalWindow = MORNING): Promise<GivenMove> =>
    save(await givenMove(api, DAY), { arrivalWindow });

  it('is nowhere until somebody promises one; then it stays, and null clears it [R-TIME-13]', async () => {
    const move = await givenMove(api, DAY);
    expect(windowOf(move)).toBeNull();
    const saved = await save(move, { arrivalWindow: MORNING });
    expect(windowOf(saved)).toEqual(MORNING);
    const noted = await save(saved, {}, { notes: 'Gate 7' });
    expect(windowOf(noted)).toEqual(MORNING);
    const whole = await api.as('sales').put<CustomerView>(`customermgt/${move.customerId}`, {
      ...noted.customer,
    });
    expect(whole.status).toBe(200);
    const back = await readMove(api, move.customerId);
    expect(windowOf(back)).toEqual(MORNING);
    expect(windowOf(await save(back, { arrivalWindow: null }))).toBeNull();
  });

  it('is taken with a single activity, too [R-TIME-13]', async () => {
    const { customerId, activityId, operationId, nounce } = await givenMove(api, DAY);
    const put = (arrivalWindow: object) =>
      api.as('sales').put<Refusal>(`move/activity/${activityId}`, {
        ...{ customerId, nounce },
        activity: { operations: [{ _id: operationId, arrivalWindow }] },
      });
    expect(await put(window('09:00', '10:00'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'activity.operations.0.arrivalWindow' }] },
    });
    expect((await put(MORNING)).status).toBe(200);
    expect(windowOf(await readMove(api, customerId))).toEqual(MORNING);
  });

  it.each([
    [window('08:10', '11:00'), ''],
    [window('08:30', '08:30'), ''],
    [window('07:00', '13:15'), ''],
    [window('06:45', '09:00'), ''],
    [window('08:00', '18:00'), ''],
    [window('09:00', '12:00'), ''],
    [{ from: at('08:00', '2027-03-11'), to: at('11:00', '2027-03-11') }, ''],
    ['8 to 11', ''],
    [{ from: at('08:00') }, '.to'],
    [{ from: 'eight', to: at('11:00') }, '.from'],
    [{ ...MORNING, note: 'x' }, '.note'],
  ])('is refused where it is %j', async (arrivalWindow, under) => {
    const answer = await send(await givenMove(api, DAY), { arrivalWindow });
    const path = `move.activities.0.operations.0.arrivalWindow${under}`;
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('is judged again when the start changes, and only then [R-TIME-14]', async () => {
    const move = await promised();
    expect(await send(move, { date: at('11:15') })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'move.activities.0.operations.0.arrivalWindow' }] },
    });
    const both = { date: at('13:00'), arrivalWindow: window('12:00', '15:00') };
    const moved = await save(move, both);
    expect(windowOf(moved)).toEqual(both.arrivalWindow);
    // By an agreed start it is outside.
    const truck = await givenTruck(api);
    const booked = await assign(api, moved, truck._id);
    const path = `assignment/operation/${api.branchId}/${move.operationId}/time`;
    const agreed = { customerNounce: booked.body.nounce, start: '09:00', agreed: 'By phone' };
    expect((await api.as('sales').put(path, agreed)).status).toBe(200);
    const out = await readMove(api, move.customerId);
    expect(windowOf(out)).toEqual(both.arrivalWindow);
    await unassign(api, out);
    const free = await readMove(api, move.customerId);
    expect(windowOf(await save(free, { duration: 3 }))).toEqual(both.arrivalWindow);
    expect((await send(await readMove(api, move.customerId), { date: at('09:15') })).status).toBe(
      400,
    );
  });

  it('is judged on another day and to the second, also where it replaces one [R-TIME-14]', async () => {
    const move = await promised();
    const path = 'move.activities.0.operations.0.arrivalWindow';
    for (const arrivalWindow of [
      { from: at('08:00', '2027-03-11'), to: at('11:00', '2027-03-11') },
      { ...MORNING, from: at('08:00').replace(':00.000Z', ':30.000Z') },
    ]) {
      expect(await send(move, { arrivalWindow })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    }
    expect(windowOf(await readMove(api, move.customerId))).toEqual(MORNING);
  });

  it('is no new one at a branch that promises exact starts; the one that is there stays [R-TIME-16]', async () => {
    const [move, other] = [await promised(), await givenMove(api, DAY)];
    await turn(false);
    expect(await send(other, { arrivalWindow: MORNING })).toMatchObject({
      status: 422,
      body: { code: 'WINDOWS_OFF', message: 'This branch promises exact starts.' },
    });
    expect((await send(other, { arrivalWindow: window('09:00', '10:00') })).status).toBe(400);
    expect(await send(move, { arrivalWindow: window('08:00', '10:00') })).toMatchObject({
      body: { code: 'WINDOWS_OFF' },
    });
    const kept = await save(move, { arrivalWindow: MORNING, duration: 3 });
    expect(windowOf(kept)).toEqual(MORNING);
    expect(windowOf(await save(kept, { arrivalWindow: null }))).toBeNull();
    await turn(true);
  });

  it('keeps its time of day on another day and at another branch [R-TIME-15]', async () => {
    const move = await promised();
    const later = await save(move, {}, { activityDay: '2027-03-15' });
    const summer = { from: '2027-03-15T13:00:00.000Z', to: '2027-03-15T16:00:00.000Z' };
    expect(windowOf(later)).toEqual(summer);
    const { status } = await api.as('sales').put(`customermgt/${move.customerId}`, {
      nounce: later.nounce,
      branchId: await givenDenver(api),
    });
    expect(status).toBe(200);
    expect(windowOf(await readMove(api, move.customerId))).toEqual({
      from: '2027-03-15T14:00:00.000Z',
      to: '2027-03-15T17:00:00.000Z',
    });
  });

  it('is not the clone’s [R-TIME-15]', async () => {
    const move = await promised();
    const { body } = await api
      .as('sales')
      .post<{ id: string }>(`customer/clone/${move.customerId}`);
    expect(windowOf(await readMove(api, body.id))).toBeNull();
  });

  it('is on boards and in what booking calls answer [R-TIME-13]', async () => {
    const [move, truck] = [await promised(), await givenTruck(api)];
    const booked = await assign(api, move, truck._id);
    expect(booked.body.booking.operation.arrivalWindow).toEqual(MORNING);
    const { customers } = await dayView(api, DAY);
    const shown = customers
      .flatMap(({ bookings }) => bookings)
      .find(({ operation }) => operation._id === move.operationId);
    expect(shown?.operation.arrivalWindow).toEqual(MORNING);
    const locked = await send(await readMove(api, move.customerId), {
      arrivalWindow: window('08:15', '11:00'),
    });
    expect(locked.body.code).toBe('ACTIVITY_COMMITTED');
  });

  it('is in the history of its customer', async () => {
    const move = await promised();
    const path = `contract/history/${move.customerId}`;
    const field = `move.activities.${move.activityId}.operations.${move.operationId}.arrivalWindow`;
    expect(JSON.stringify((await api.as('sales').get(path)).body)).toContain(field);
  });
});
