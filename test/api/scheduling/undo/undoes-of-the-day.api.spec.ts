import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../../support/api/start-test-api.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../../support/api/api-client.js';
import { historyOf } from '../../../support/given/history-of.js';
import { givenWorld, referenceOf } from './undo-world.js';
import type { World } from './undo-world.js';

const DAY = '2028-02-01';

/** A call with a reference of what it takes back. */
type Call = (world: World, undoes: string, client: ApiClient) => Promise<ApiAnswer>;

const at = ({ api }: World): string => `${api.branchId}/${DAY}`;
const mover = ({ people }: World): string => people[1] ?? '';
const truck = ({ trucks }: World): string => trucks[1] ?? '';

const CALLS: [string, Call][] = [
  [
    'a seat',
    (world, undoes, client) =>
      client.post(`assignment/mover/${at(world)}`, {
        ...{ mover: mover(world), truck: truck(world), position: 1, undoes },
      }),
  ],
  [
    'no seat',
    (world, undoes, client) =>
      client.delete(`assignment/mover/${at(world)}/${mover(world)}`, { query: { undoes } }),
  ],
  [
    'crews that change places',
    (world, undoes, client) =>
      client.post(`assignment/crews/${at(world)}/swap`, { trucks: world.trucks, undoes }),
  ],
  [
    'on call',
    (world, undoes, client) =>
      client.put(`assignment/oncall/${at(world)}`, { onCall: mover(world), undoes }),
  ],
  [
    'not on call',
    (world, undoes, client) =>
      client.delete(`assignment/oncall/${at(world)}/${mover(world)}`, { query: { undoes } }),
  ],
  [
    'off',
    (world, undoes, client) =>
      client.put(`assignment/off/${at(world)}`, {
        ...{ employee: mover(world), reason: 'Sick', undoes },
      }),
  ],
  [
    'back on',
    (world, undoes, client) =>
      client.delete(`assignment/off/${at(world)}/${mover(world)}`, { query: { undoes } }),
  ],
  [
    'managers',
    ({ api }, undoes, client) =>
      client.put('movemanager/assignedmanagers', {
        ...{ branchId: api.branchId, assignmentDay: DAY, actingManagerId: null, undoes },
      }),
  ],
  [
    'alerts',
    ({ api }, undoes, client) =>
      client.put('movemanager/notes', {
        ...{ branchId: api.branchId, assignmentDay: DAY, notes: '', revision: 0, undoes },
      }),
  ],
  [
    'a truck in the shop',
    (world, undoes, client) =>
      client.put('movemanager/removefromservice', {
        ...{ date: DAY, truckIds: [truck(world)], undoes },
      }),
  ],
  [
    'a truck back from it',
    (world, undoes, client) =>
      client.put('movemanager/returntoservice', {
        ...{ date: DAY, truckIds: world.trucks, undoes },
      }),
  ],
  [
    'a rental',
    ({ api }, undoes, client) =>
      client.post('movemanager/rental', {
        ...{ branchId: api.branchId, name: 'Penske27', rentalDay: DAY, undoes },
      }),
  ],
  [
    'no rental',
    (world, undoes, client) =>
      client.delete(`movemanager/rental/${truck(world)}`, { query: { undoes } }),
  ],
];

describe('`undoes` of a write to a day', () => {
  let api: TestApi;
  let world: World;
  let elsewhere: string;

  beforeAll(async () => {
    api = await startTestApi();
    world = await givenWorld(api, [DAY, '2028-02-02']);
    const lead = { mover: world.people[0], truck: world.trucks[0], position: 0 };
    // Another person on another day.
    const path = `assignment/mover/${api.branchId}/2028-02-02`;
    elsewhere = referenceOf(await api.as('manager').post(path, lead));
  });
  afterAll(() => api?.close());

  it.each(CALLS)('is refused for what was done elsewhere: %s [R-API-15]', async (_name, call) => {
    const answer = await call(world, elsewhere, api.as('manager'));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
  });

  it('is refused for what somebody else did [R-API-15]', async () => {
    const [, seat] = CALLS[0] ?? [];
    const put = { mover: mover(world), truck: truck(world), position: 1 };
    const seated = await api.as('manager').post(`assignment/mover/${at(world)}`, put);
    const undoes = referenceOf(seated);
    const answer = await seat?.(world, undoes, api.as('admin'));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
    const path = `assignment/mover/${at(world)}/${mover(world)}`;
    expect((await api.as('manager').delete(path, { query: { undoes } })).status).toBe(200);
    const [event] = await historyOf(api, 'crew', mover(world));
    expect(event?.data).toEqual({ undoes });
  });

  it('brings a rental back as the same truck, once [R-BOARD-56]', async () => {
    const rental = { branchId: api.branchId, name: 'Penske28', rentalDay: DAY };
    const post = (more: object): Promise<ApiAnswer<{ _id: string; code?: string }>> =>
      api.as('manager').post('movemanager/rental', { ...rental, ...more });
    const { _id } = (await post({})).body;
    const gone = await api.as('manager').delete(`movemanager/rental/${_id}`);
    const undoes = referenceOf(gone);
    const elsewhere = await post({ rentalDay: '2028-02-02', undoes });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
    expect((await post({ undoes })).body._id).toBe(_id);
    expect((await post({ undoes })).body.code).toBe('NAME_TAKEN');
  });
});
