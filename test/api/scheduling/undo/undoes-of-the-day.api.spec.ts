import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import { startTestApi } from '../../../support/api/start-test-api.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../../support/api/api-client.js';
import { givenTruck } from '../../../support/given/given-truck.js';
import { hire } from '../../../support/given/hire.js';
import { historyOf } from '../../../support/given/history-of.js';
import { dayView, givenBranch } from '../day-calls.js';
import type { Refusal } from '../day-calls.js';
import { givenHold, holdsOf } from '../hold-calls.js';
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

  describe('after others have changed the day', () => {
    const later = addDays(DAY, 7);
    const client = (): ApiClient => api.as('manager');
    const seat = async (truckId: string): Promise<string> => {
      const { _id: someone, displayName } = await hire(api);
      const body = { truck: truckId, mover: someone, position: 1 };
      const answer = await api.as('admin').post(`assignment/mover/${api.branchId}/${later}`, body);
      expect(answer.status).toBe(200);
      return displayName;
    };
    const rented = async (name: string) => {
      const rental = { branchId: api.branchId, name, rentalDay: later };
      const answer = await client().post<{ _id: string }>('movemanager/rental', rental);
      const remove = () =>
        client().delete<Refusal>(`movemanager/rental/${answer.body._id}`, {
          query: { undoes: referenceOf(answer) },
        });
      return { id: answer.body._id, remove };
    };

    it('leaves a rental there on which somebody sits, holds a time or stands in [R-BOARD-56]', async () => {
      const manned = await rented('Penske31');
      const name = await seat(manned.id);
      expect(await manned.remove()).toMatchObject({
        status: 409,
        body: { code: 'CREW_CHANGED', message: `On this truck by now: ${name}.` },
      });
      const serving = await rented('Penske32');
      const standIn = { branchId: api.branchId, date: later, truck: truck(world) };
      const put = { ...standIn, by: serving.id, from: '12:00', note: 'Engine' };
      expect((await api.as('admin').put('movemanager/standin', put)).status).toBe(200);
      expect(await serving.remove()).toMatchObject({
        status: 409,
        body: { code: 'TRUCK_HAS_BOOKINGS', message: 'Penske32 stands in by now.' },
      });
      const { trucks, assignment } = await dayView(api, later);
      expect(trucks.filter(({ isRental }) => isRental)).toHaveLength(2);
      expect(assignment.movers).toMatchObject([{ truck: manned.id }]);
      const gone = await client().delete(`movemanager/rental/${manned.id}`);
      expect(gone.status).toBe(200);
    });

    it('leaves a rental there on which a colleague holds a time [R-BOARD-56]', async () => {
      const branchId = (await givenBranch(api))._id;
      const rental = { branchId, name: 'Penske33', rentalDay: later };
      const added = await client().post<{ _id: string }>('movemanager/rental', rental);
      const job = { branchId, from: later, days: 1, driveOut: 0.5, driveBack: 0.5 };
      const held = await givenHold(api, '09:00', job);
      const query = { undoes: referenceOf(added) };
      const answer = await client().delete(`movemanager/rental/${added.body._id}`, { query });
      const message = `${held.heldBy.displayName} holds a time on this truck by now.`;
      expect(answer).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS', message } });
      expect((await holdsOf(api)).body).toEqual([held]);
    });

    it('takes nobody off a truck that was back from the shop [R-BOARD-56]', async () => {
      const trucks = { date: later, truckIds: [world.trucks[0]] };
      await client().put('movemanager/removefromservice', trucks);
      const back = await client().put('movemanager/returntoservice', trucks);
      const name = await seat(world.trucks[0] ?? '');
      const answer = await client().put('movemanager/removefromservice', {
        ...{ ...trucks, note: 'Brakes', undoes: referenceOf(back) },
      });
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'CREW_CHANGED', message: `On this truck by now: ${name}.` },
      });
      expect((await client().put('movemanager/removefromservice', trucks)).status).toBe(200);
    });

    it('leaves the managers whom somebody else chose [R-BOARD-56]', async () => {
      const choose = (by: ApiClient, more: object): Promise<ApiAnswer> =>
        by.put('movemanager/assignedmanagers', {
          ...{ branchId: api.branchId, assignmentDay: later, ...more },
        });
      const own = await choose(client(), { actingManagerId: api.people.manager._id });
      await choose(api.as('admin'), { actingManagerId: api.people.admin._id });
      const undoes = referenceOf(own);
      const back = { actingManagerId: null, undoes };
      expect(await choose(client(), back)).toMatchObject({
        status: 409,
        body: { code: 'CREW_CHANGED', message: 'Someone else chose other managers since.' },
      });
      const { assignment } = await dayView(api, later);
      expect(assignment.actingManagerId).toBe(api.people.admin._id);
      await choose(api.as('admin'), { actingManagerId: api.people.manager._id });
      expect((await choose(client(), back)).status).toBe(200);
    });
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

  it.each(['a seat', 'on call'] as const)(
    'brings a person who was taken from the board of another branch back to %s there [R-CREW-26]',
    async (where) => {
      const day = where === 'a seat' ? '2028-02-10' : '2028-02-11';
      const [home, away] = [api.branchId, (await givenBranch(api))._id];
      const [own, theirs] = [await givenTruck(api), await givenTruck(api, { branchId: away })];
      const lead = (await hire(api, { roles: ['team_lead', 'mover'] }))._id;
      const manager = api.as('manager');
      const seat = (branchId: string, truckId: string): Promise<ApiAnswer> =>
        manager.post(`assignment/mover/${branchId}/${day}`, {
          ...{ mover: lead, truck: truckId, position: 0 },
        });
      const before = async () =>
        Promise.all(
          [home, away].map(async (id) => (await dayView(api, day, { branchId: id })).assignment),
        );
      expect((await seat(home, own._id)).status).toBe(200);
      const seen = await before();
      const taken =
        where === 'a seat'
          ? await seat(away, theirs._id)
          : await manager.put(`assignment/oncall/${away}/${day}`, { onCall: lead });
      expect(taken.status).toBe(200);
      const what = where === 'a seat' ? 'mover' : 'oncall';
      const giveBack = (undoes: string): Promise<ApiAnswer<Refusal>> =>
        manager.delete(`assignment/${what}/${away}/${day}/${lead}`, { query: { undoes } });
      const other = (await hire(api, { roles: ['team_lead', 'mover'] }))._id;
      const sits = { mover: other, truck: own._id, position: 0 };
      expect((await manager.post(`assignment/mover/${home}/${day}`, sits)).status).toBe(200);
      const refused = await giveBack(referenceOf(taken));
      expect(refused).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
      expect(refused.body.message).toMatch(/ sits there by now\.$/);
      await manager.delete(`assignment/mover/${home}/${day}/${other}`);
      expect((await giveBack(referenceOf(taken))).status).toBe(200);
      expect(await before()).toEqual(seen);
      // Without a reference they are only taken off.
      expect((await seat(away, theirs._id)).status).toBe(200);
      await manager.delete(`assignment/mover/${away}/${day}/${lead}`);
      expect((await before()).flatMap(({ movers }) => movers)).toEqual([]);
    },
  );
});
