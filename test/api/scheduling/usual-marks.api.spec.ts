import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import { KeepUsualCommand } from '#modules/scheduling/commands/keep-usual/keep-usual.command.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, saveOperation } from './day-calls.js';

const FIRST = '2027-03-15';
const dayAt = (n: number): string => addDays(FIRST, n);

describe('the usual share of marks', () => {
  let api: TestApi;
  let truck: string;
  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    for (let n = 0; n < 6; n++) await givenDay(dayAt(n), n < 3 ? '17:00' : '19:00');
  });
  afterAll(() => api?.close());

  /** Two moves on a truck, from noon and from an hour, both UTC; tight where that is before 6 PM. */
  async function givenDay(day: string, second: string): Promise<void> {
    for (const [clock, duration] of [
      ['14:00', 2.5],
      [second, 2],
    ] as const) {
      const move = await givenMove(api, day);
      const date = `${day}T${clock}:00Z`;
      const nounce = await saveOperation(api, move, { date, duration, moverCount: 2 });
      expect((await assign(api, { ...move, nounce }, truck)).status).toBe(200);
    }
  }

  const shownOf = async (day: string): Promise<DayAttentionView> => {
    const path = `movemanager/attention/${day}/${api.branchId}`;
    const { body } = await api.as('manager').get<DayAttentionView[]>(path);
    return body[0]!;
  };

  /** Lets it be a moment by the server's clock while the nightly job runs. */
  async function keptAt(now: string): Promise<number> {
    api.setTime(now);
    let days = 0;
    for (let kept = 1; kept > 0; days += kept) kept = await api.execute(new KeepUsualCommand());
    api.setTime(undefined);
    return days;
  }

  it('is kept of days that are over by the branch’s clock, each once [R-BOARD-62]', async () => {
    expect(await keptAt(`${dayAt(6)}T04:59:00Z`)).toBe(5);
    expect(await keptAt(`${dayAt(6)}T05:00:00Z`)).toBe(1);
    expect(await keptAt(`${dayAt(6)}T05:00:00Z`)).toBe(0);
  });

  it('is nothing of six days, and the middle one of seven [R-BOARD-62]', async () => {
    expect((await shownOf(FIRST)).usual.tight).toBe(0);
    expect((await shownOf(FIRST)).tones.tight).toBe('red');
    await givenDay(dayAt(6), '17:00');
    await keptAt(`${dayAt(7)}T12:00:00Z`);
    const { usual, tones } = await shownOf(FIRST);
    expect(usual).toEqual({ tight: 1, mayRunLate: 0, lateFinish: 0, farEstimate: 0 });
    expect(tones.tight).toBe('amber');
  });

  it('is on the board for those who have all of it [R-BOARD-62]', async () => {
    expect((await dayView(api, FIRST)).usual?.tight).toBe(1);
    const ofMover = await dayView(api, FIRST, { client: api.as('mover') });
    expect(ofMover.customers).not.toEqual([]);
    expect(ofMover.usual).toBeUndefined();
  });

  it('stays as it was at the end of the day, and of the last 28 days [R-BOARD-62]', async () => {
    await givenDay(dayAt(40), '19:00');
    expect(await keptAt(`${dayAt(50)}T12:00:00Z`)).toBe(1);
    // Four tight days of eight.
    expect((await shownOf(FIRST)).usual.tight).toBe(0.5);
    for (let n = 60; n < 86; n++) await givenDay(dayAt(n), '19:00');
    expect(await keptAt(`${dayAt(90)}T12:00:00Z`)).toBe(26);
    expect((await shownOf(FIRST)).usual.tight).toBe(0);
  });
});
