import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenBranch, removeFromService } from './day-calls.js';

const TODAY = localDateOf(new Date(), 'America/Chicago');
const SOON = addDays(TODAY, 9);

interface Changed {
  topic: string;
  revision: number;
  change: ChangeItems<BoardChange>;
}

/** What administrators do to trucks shows on the boards that are open meanwhile. */
describe('boards of a branch whose trucks change', () => {
  let api: TestApi;
  let branchId: string;
  let board: LiveConnection;

  beforeAll(async () => {
    api = await startTestApi();
    branchId = (await givenBranch(api))._id;
  });
  beforeAll(async () => {
    board = await LiveConnection.open(api.origin, api.as('mover').token);
    for (const day of [addDays(TODAY, -1), TODAY, SOON]) {
      await board.ask('watch', { topic: `board:${branchId}:${day}` });
      await board.ask('watch', { topic: `board:${api.branchId}:${day}` });
    }
  });
  afterAll(async () => {
    board?.close();
    await api?.close();
  });

  let heard = 0;
  afterEach(() => {
    heard = board.all('changed').length;
  });
  /** The boards notified since, once the last of them is; each message only says which trucks. */
  async function told(truckId: string, last: string): Promise<string[]> {
    const since = () => board.all<Changed>('changed').slice(heard);
    await board.until<Changed>('changed', () => since().some(({ topic }) => topic.endsWith(last)));
    for (const { change } of since()) {
      expect(change.items).toEqual([{ kind: 'trucks', truckIds: [truckId] }]);
    }
    return since()
      .map(({ topic }) => topic.replace('board:', ''))
      .sort();
  }
  const days = (branch = branchId) => [`${branch}:${TODAY}`, `${branch}:${SOON}`];

  it('are notified of a new truck, one that is renamed, leaves service and returns, from today on', async () => {
    const truck = await givenTruck(api, { branchId });
    expect(await told(truck._id, SOON)).toEqual(days());
    for (const change of [{ name: 'Renamed' }, { inService: false }, { inService: true }]) {
      heard = board.all('changed').length;
      const answer = await api.as('admin').put(`truck/${truck._id}`, { ...truck, ...change });
      expect(answer.status).toBe(200);
      expect(await told(truck._id, SOON)).toEqual(days());
    }
    heard = board.all('changed').length;
    expect((await api.as('admin').delete(`truck/${truck._id}`)).status).toBe(200);
    expect(await told(truck._id, SOON)).toEqual(days());
  });

  it('are notified at both branches of one that moves to the other', async () => {
    const truck = await givenTruck(api, { branchId });
    await told(truck._id, SOON);
    heard = board.all('changed').length;
    await api.as('admin').put(`truck/${truck._id}`, { ...truck, branchId: api.branchId });
    await told(truck._id, `${branchId}:${SOON}`);
    expect(await told(truck._id, `${api.branchId}:${SOON}`)).toEqual(
      [...days(), ...days(api.branchId)].sort(),
    );
  });

  it('are notified of a rental on its own day only', async () => {
    const rental = { branchId, name: 'Penske', hasLift: true, rentalDay: SOON };
    const { body } = await api.as('manager').post<{ _id: string }>('movemanager/rental', rental);
    expect(await told(body._id, SOON)).toEqual([`${branchId}:${SOON}`]);
    heard = board.all('changed').length;
    await api.as('manager').delete(`movemanager/rental/${body._id}`);
    expect(await told(body._id, SOON)).toEqual([`${branchId}:${SOON}`]);
  });

  it('get nothing for a truck that is saved unchanged, or is out of service throughout', async () => {
    const truck = await givenTruck(api, { branchId, inService: false });
    await api.as('admin').put(`truck/${truck._id}`, { ...truck, name: 'Parked' });
    const other = await givenTruck(api, { branchId });
    await told(other._id, SOON);
    await api.as('admin').put(`truck/${other._id}`, other);
    await removeFromService(api, { date: TODAY, truckIds: [other._id] });
    const since = () => board.all<Changed>('changed').slice(heard);
    const today = () => since().filter(({ topic }) => topic.endsWith(TODAY));
    // About the other truck: that it is new, and that it is unavailable for a day.
    await board.until<Changed>('changed', () => today().length > 1);
    expect(since()).toHaveLength(3);
  });

  it('are notified once of a truck that leaves with its bookings', async () => {
    const truck = await givenTruck(api);
    const { body } = await assign(api, await givenMove(api, SOON), truck._id);
    expect(body.booking.operation.truck).toBe(truck._id);
    const topic = `board:${api.branchId}:${SOON}`;
    await board.until<Changed>('changed', ({ change }) => change.items[0]?.kind === 'booking');
    heard = board.all('changed').length;
    await api.as('admin').delete(`truck/${truck._id}`, { query: { clear: true } });
    const since = () => board.all<Changed>('changed').slice(heard);
    await board.until<Changed>('changed', () => since().length === 2);
    const message = since().find((one) => one.topic === topic);
    expect(message?.change.items.map(({ kind }) => kind).sort()).toEqual(['booking', 'trucks']);
  });
});
