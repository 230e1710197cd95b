import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndExpiredReservationsCommand } from '#modules/booking/commands/end-expired-reservations/end-expired-reservations.command.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView } from '../scheduling/day-calls.js';
import { freeSlots, givenArea, hold, someAddress } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';
import { ADDRESSES, AbusiveVisitors, networksOf } from './abusive-visitors.js';
import { itAtNight } from '../../support/thorough.js';

/** Another seed makes another plan. */
const SEED = 20_270_310;
const HOLD_MS = 600_000;
const BLOCK_MINUTES = 15;
const BLOCKS_A_DAY = 61;
const MINUTES_A_TRUCK = 12 * 60;
const SHARE = 0.4;
const NO_DRIVES = { startingDriveTime: 0, endingDriveTime: 0 };

/** What is on a truck for visitors, in columns of the board. */
interface Taken {
  truck: string;
  from: number;
  to: number;
}

/** How often the most frequent of some things occurs. */
const most = (things: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

describe('two hundred addresses that want all there is', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  async function givenBranchOfThree(changes: object): Promise<GivenArea> {
    const area = await givenArea(api, changes);
    await givenTruck(api, { branchId: area.branch._id });
    await givenTruck(api, { branchId: area.branch._id });
    return area;
  }

  /** As the dispatcher sees it: reserved, and booked by anybody, who are all visitors here. */
  async function takenOn(day: string, { branch }: GivenArea): Promise<Taken[]> {
    const { reservations, customers } = await dayView(api, day, { branchId: branch._id });
    const bookings = customers.flatMap((customer) => customer.bookings);
    const places = [
      ...reservations.map(({ truck, grid }) => ({ truck, grid, drives: NO_DRIVES })),
      ...bookings.map(({ operation: { truck, bookingEnvelope: drives }, grid }) => ({
        ...{ truck: truck ?? '', grid, drives },
      })),
    ];
    // What was reserved: the time of the job.
    return places.map(({ truck, grid, drives }) => {
      if (!grid) throw new Error('Something lies outside the day');
      const end = grid.column + grid.span;
      return {
        truck,
        from: grid.column + 4 * drives.startingDriveTime,
        to: end - 4 * drives.endingDriveTime,
      };
    });
  }

  const minutesOf = (taken: Taken[]): number =>
    taken.reduce((sum, { from, to }) => sum + (to - from) * BLOCK_MINUTES, 0);
  const trucksAtOnce = (taken: Taken[]): number =>
    Math.max(
      ...Array.from({ length: BLOCKS_A_DAY }, (_, column) => {
        const busy = taken.filter(({ from, to }) => from <= column && column < to);
        return new Set(busy.map(({ truck }) => truck)).size;
      }),
    );

  itAtNight('get no more than the share of any day', async () => {
    expect(new Set(ADDRESSES).size).toBe(200);
    const area = await givenBranchOfThree({ publicShare: SHARE * 100 });
    const days = ['2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13'];
    const visitors = new AbusiveVisitors(api, area, days, SEED);
    const inLimits = async (): Promise<void> => {
      for (const day of days) {
        const taken = await takenOn(day, area);
        expect(minutesOf(taken)).toBeLessThanOrEqual(3 * MINUTES_A_TRUCK * SHARE);
        expect(trucksAtOnce(taken)).toBeLessThan(3);
      }
      const { made } = visitors;
      expect(most(made.map(({ address }) => address))).toBeLessThanOrEqual(3);
      expect(most(made.map(({ phone }) => phone))).toBeLessThanOrEqual(2);
      const networks = made.map(({ address }) => networksOf(address));
      expect(most(networks.map(({ aNetwork }) => aNetwork))).toBeLessThanOrEqual(6);
      expect(most(networks.map(({ aNetwork56 }) => aNetwork56))).toBeLessThanOrEqual(12);
      expect(most(networks.map(({ aNetwork48 }) => aNetwork48))).toBeLessThanOrEqual(24);
    };
    for (let wave = 0; wave < 8; wave += 1) {
      await visitors.rush(25);
      await inLimits();
      await passTime(api, visitors.pause());
    }
    expect(visitors.made.length).toBeGreaterThan(0);
    const unforeseen = [...visitors.statuses.keys()].filter(
      (one) => !/^(hold (201|409|429)|book (201|410|429)|give back (200|410))$/.test(one),
    );
    expect(unforeseen).toEqual([]);
    await passTime(api, HOLD_MS);
    await api.execute(new EndExpiredReservationsCommand());
    for (const day of days) {
      const { reservations } = await dayView(api, day, { branchId: area.branch._id });
      expect(reservations).toEqual([]);
    }
  });

  it('keep a day from others for no longer than they may hold it, however often they come back', async () => {
    const area = await givenBranchOfThree({ publicShare: 50 });
    const date = '2027-04-14';
    const request = { branchId: area.branch._id, date, duration: 5 };
    const attackers = ADDRESSES.filter((address) => address.startsWith('198.18.7.'));
    expect(attackers).toHaveLength(4);
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const times = ['08:00', '14:00', '08:00', '14:00'];
      const answers = await Promise.all(
        attackers.map((address, n) => hold(api, { ...request, time: times[n] }, address)),
      );
      rounds.push(answers.filter(({ status }) => status === 201).length);
      await passTime(api, HOLD_MS);
    }
    expect(rounds).toEqual([3, 3, 3, 0, 0]);
    const { body } = await freeSlots(api, { zip: area.zip, duration: 5, from: date, days: 1 });
    expect(body.availabilities[0]?.startTimes).not.toEqual([]);
    expect((await hold(api, { ...request, time: '08:00' }, someAddress())).status).toBe(201);
  });
});
