import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { rebook, retime } from '../../support/given/retime-calls.js';
import { hire } from '../../support/given/hire.js';
import { dayView, givenBranch, putOnCall, removeFromService, seat } from './day-calls.js';

interface Changed {
  topic: string;
  revision: number;
  change: ChangeItems<BoardChange> | null;
}

/** What viewers of a board are told about what others do. */
describe('a watched board', () => {
  let api: TestApi;
  let open: LiveConnection[] = [];

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => {
    api.setTime(undefined);
    for (const connection of open) connection.close();
    open = [];
  });
  afterAll(() => api?.close());

  const boardOf = (day: string, branchId = api.branchId) => `board:${branchId}:${day}`;

  async function watching(topic: string, person: TestPerson = 'sales'): Promise<LiveConnection> {
    const connection = await LiveConnection.open(api.origin, api.as(person).token);
    open.push(connection);
    expect(await connection.ask('watch', { topic })).toEqual({ revision: expect.any(Number) });
    return connection;
  }

  const changesOf = (connection: LiveConnection, topic: string): Changed[] =>
    connection.all<Changed>('changed').filter((one) => one.topic === topic);

  /** The next message of a topic, and no other before it. */
  async function next(
    connection: LiveConnection,
    topic: string,
    revision: number,
  ): Promise<BoardChange[]> {
    const message = await connection.until<Changed>(
      'changed',
      (one) => one.topic === topic && one.revision === revision,
    );
    expect(changesOf(connection, topic).map((one) => one.revision)).toEqual(
      Array.from({ length: revision }, (_, index) => index + 1),
    );
    return message.change?.items ?? [];
  }

  it('of the home branch hears at once that somebody is lent, for whose phone it is [R-CREW-23]', async () => {
    const day = '2027-03-14';
    const branchId = (await givenBranch(api))._id;
    const truck = (await givenTruck(api, { branchId }))._id;
    const mover = (await hire(api))._id;
    const home = await watching(boardOf(day));
    const given = await seat(api, day, { mover, truck, position: 1 }, { branchId });
    expect(given.status).toBe(200);
    expect(await next(home, boardOf(day), 1)).toMatchObject([{ kind: 'assignment' }]);
  });

  it('of the home branch hears of whoever is swapped in elsewhere, or sits there as the day before [R-CREW-23]', async () => {
    const [before, day] = ['2027-03-17', '2027-03-18'];
    const branchId = (await givenBranch(api))._id;
    const truck = (await givenTruck(api, { branchId }))._id;
    const [mover, other] = [(await hire(api))._id, (await hire(api))._id];
    const home = await watching(boardOf(day));
    const lent = { mover, truck, position: 1 };
    expect((await seat(api, before, lent, { branchId })).status).toBe(200);
    const crews = `assignment/crews/${branchId}/${day}/repeat`;
    const repeated = await api.as('manager').post(crews, { trucks: [truck] });
    expect(repeated).toMatchObject({ status: 200, body: { taken: [lent] } });
    expect(await next(home, boardOf(day), 1)).toMatchObject([{ kind: 'assignment' }]);
    const swapped = await seat(api, day, { ...lent, mover: other, swap: true }, { branchId });
    expect(swapped.status).toBe(200);
    expect(await next(home, boardOf(day), 2)).toMatchObject([{ kind: 'assignment' }]);
  });

  it('is notified of another time, and of a move to another day on both boards [R-BOARD-34]', async () => {
    const [day, later] = ['2027-03-15', '2027-03-16'];
    const truck = (await givenTruck(api))._id;
    const move = await givenMove(api, day);
    const { customerId, operationId } = move;
    const [here, there] = [await watching(boardOf(day)), await watching(boardOf(later))];
    const booked = await assign(api, move, truck);

    const longer = await retime(api, { ...move, nounce: booked.body.nounce }, { duration: 5 });
    const block = { kind: 'booking', customerId, operationId, confirmation: 'none' };
    expect(await next(here, boardOf(day), 2)).toEqual([{ ...block, ...longer.body }]);

    const { body } = await rebook(api, { ...move, nounce: longer.body.nounce }, later, [
      { _id: operationId, start: '08:30', truck },
    ]);
    const { nounce, bookings } = body;
    expect(await next(here, boardOf(day), 3)).toEqual([
      { kind: 'unbooked', customerId, nounce, operationId },
    ]);
    expect(await next(there, boardOf(later), 1)).toEqual([
      { ...block, nounce, booking: bookings[0] },
    ]);
  });

  it('is notified of each write once, and each makes the revision one higher', async () => {
    const day = '2027-03-01';
    const topic = boardOf(day);
    const [truck, other] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    const watcher = await watching(topic, 'manager');
    const move = await givenMove(api, day);
    const { customerId, operationId } = move;

    const booked = await assign(api, move, truck);
    const block = { kind: 'booking', customerId, operationId, confirmation: 'none' };
    expect(await next(watcher, topic, 1)).toEqual([{ ...block, ...booked.body }]);
    expect(changesOf(watcher, topic)[0]?.change?.actorId).toBe(api.people.sales._id);

    const moved = await assign(api, { ...move, nounce: booked.body.nounce }, other);
    expect(await next(watcher, topic, 2)).toEqual([{ ...block, ...moved.body }]);

    const rowed = await unassign(
      api,
      { ...move, nounce: moved.body.nounce },
      { unassigned: 'true' },
    );
    expect(await next(watcher, topic, 3)).toEqual([{ ...block, ...rowed.body }]);

    const off = await unassign(api, { ...move, nounce: rowed.body.nounce });
    const { nounce } = off.body;
    expect(await next(watcher, topic, 4)).toEqual([
      { kind: 'unbooked', customerId, operationId, nounce },
    ]);
    expect((await dayView(api, day)).revision).toBe(4);
  });

  it('is notified of crews, alerts, trucks, rentals and reservations', async () => {
    const day = '2027-03-02';
    const { _id: branchId } = await givenBranch(api);
    const topic = boardOf(day, branchId);
    const truck = (await givenTruck(api, { branchId }))._id;
    const watcher = await watching(topic, 'manager');
    const [one, two] = [(await hire(api))._id, (await hire(api))._id];

    const seated = await seat(api, day, { mover: one, truck, position: 1 }, { branchId });
    expect(await next(watcher, topic, 1)).toEqual([
      { kind: 'assignment', assignment: seated.body },
    ]);
    const body = { mover: two, truck, position: 1, replace: true };
    const replaced = await seat(api, day, body, { branchId });
    expect(await next(watcher, topic, 2)).toEqual([
      { kind: 'assignment', assignment: replaced.body },
    ]);
    const manager = api.as('manager');
    const { body: notes } = await manager.put<{ notes: string; revision: number }>(
      'movemanager/notes',
      { branchId, assignmentDay: day, notes: 'Rain', revision: 0 },
    );
    expect(await next(watcher, topic, 3)).toEqual([{ kind: 'notes', notes }]);
    await removeFromService(api, { date: day, truckIds: [truck] });
    const { assignment: freed } = await dayView(api, day, { branchId });
    expect(await next(watcher, topic, 4)).toEqual(
      expect.arrayContaining([
        { kind: 'trucks', truckIds: [truck] },
        { kind: 'assignment', assignment: freed },
      ]),
    );
    const rental = { branchId, name: 'Penske', hasLift: false, rentalDay: day };
    const { body: rented } = await manager.post<{ _id: string }>('movemanager/rental', rental);
    expect(await next(watcher, topic, 5)).toEqual([{ kind: 'trucks', truckIds: [rented._id] }]);
    await api.execute(
      new ReserveSlotCommand({
        branchId,
        day,
        window: { start: new Date(`${day}T15:00:00Z`), end: new Date(`${day}T17:00:00Z`) },
        expiresAt: new Date(Date.now() + 600_000),
        secretHash: 'secret',
        heldBy: null,
      }),
    );
    expect(await next(watcher, topic, 6)).toEqual([{ kind: 'reservations' }]);
  });

  it('is notified from today on when its branch plans its days otherwise, in what it shows [R-BRANCH-16]', async () => {
    const { _id: branchId } = await givenBranch(api);
    const now = new Date();
    // Midnight may be near.
    api.setTime(now);
    const today = localDateOf(now, 'America/Chicago');
    const [past, open] = [boardOf(addDays(today, -1), branchId), boardOf(today, branchId)];
    const watcher = await watching(open, 'mover');
    const before = await watching(past);
    const save = (body: object) => api.as('admin').put(`branch/${branchId}/planning`, body);
    expect((await save({ version: 0, publicRanking: true })).status).toBe(200);
    const changes = { directLegs: true, arrivalWindows: true, turnaroundMinutes: 30 };
    expect((await save({ version: 1, ...changes })).status).toBe(200);
    expect(await next(watcher, open, 1)).toEqual([{ kind: 'planning', planning: changes }]);
    expect((await dayView(api, today, { branchId })).planning).toEqual(changes);
    expect(changesOf(before, past)).toEqual([]);
  });

  it('is notified of a person who is moved to another branch, on both boards', async () => {
    const day = '2027-03-03';
    const { _id: branchId } = await givenBranch(api);
    const [here, there] = [boardOf(day), boardOf(day, branchId)];
    const [ours, theirs] = [await watching(here, 'manager'), await watching(there, 'manager')];
    const onCall = (await hire(api))._id;
    await putOnCall(api, day, { onCall });
    await putOnCall(api, day, { onCall }, { branchId });
    expect(await next(ours, here, 2)).toMatchObject([
      { kind: 'assignment', assignment: { branchId: api.branchId, onCall: [] } },
    ]);
    expect(await next(theirs, there, 1)).toMatchObject([
      { kind: 'assignment', assignment: { branchId, onCall: [onCall] } },
    ]);
  });

  it('gets the new nounce when the customer is changed elsewhere', async () => {
    const day = '2027-03-04';
    const topic = boardOf(day);
    const watcher = await watching(topic);
    const move = await givenMove(api, day);
    const rowed = await unassign(api, move, { unassigned: 'true' });
    await next(watcher, topic, 1);
    const { body: saved } = await api
      .as('sales')
      .put<{ nounce: string }>(`customermgt/${move.customerId}`, {
        nounce: rowed.body.nounce,
        lastName: 'Renamed',
      });
    expect(saved.nounce).not.toBe(rowed.body.nounce);
    const [item] = await next(watcher, topic, 2);
    expect(item).toMatchObject({
      kind: 'booking',
      nounce: saved.nounce,
      booking: {
        metaData: { nounce: saved.nounce, customerName: `Maria${nameNumber(move)} Renamed` },
      },
    });
  });

  const nameNumber = (move: { customer: { firstName: string } }) =>
    move.customer.firstName.replace('Maria', '');

  it('reaches movers and team leads without money, and nobody who may not watch', async () => {
    const day = '2027-03-05';
    const topic = boardOf(day);
    const truck = (await givenTruck(api))._id;
    const [sales, mover, lead] = [
      await watching(topic),
      await watching(topic, 'mover'),
      await watching(topic, 'lead'),
    ];
    const elsewhere = await watching(boardOf('2027-03-06'));
    const { body } = await assign(api, await givenMove(api, day), truck);
    expect(JSON.stringify(await next(sales, topic, 1))).toContain('"tripFee":0');
    for (const connection of [mover, lead]) {
      const items = await next(connection, topic, 1);
      expect(items).toMatchObject([{ kind: 'booking', nounce: body.nounce }]);
      const text = JSON.stringify(items);
      expect(text).not.toMatch(/"\w*(fee|rate|cost|email)"/i);
    }
    expect(elsewhere.all('changed')).toEqual([]);
  });

  it('sends the new nounce to those on the customer’s page as well', async () => {
    const day = '2027-03-07';
    const move = await givenMove(api, day);
    const page = await watching(`customer:${move.customerId}`);
    const { body } = await assign(api, move, (await givenTruck(api))._id);
    const message = await page.until<Changed>('changed');
    expect(message.change?.items).toEqual([
      { kind: 'customer', nounce: body.nounce, status: 'active' },
    ]);
  });

  it('says nothing of what was refused', async () => {
    const day = '2027-03-08';
    const truck = (await givenTruck(api))._id;
    const watcher = await watching(boardOf(day));
    const [one, two] = [await givenMove(api, day), await givenMove(api, day)];
    expect((await assign(api, { ...one, nounce: '999' }, truck)).status).toBe(409);
    expect((await assign(api, one, truck)).status).toBe(200);
    expect((await assign(api, two, truck)).status).toBe(409);
    expect((await unassign(api, two, { unassigned: 'true' })).status).toBe(200);
    const items = await next(watcher, boardOf(day), 2);
    expect(items).toMatchObject([{ customerId: two.customerId }]);
  });
});
