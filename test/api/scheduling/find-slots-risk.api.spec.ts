import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ceilToQuarter } from '#kernel/time-window.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenBranch } from './day-calls.js';
import { withFreshTokens } from './fresh-tokens.js';
import { book, givenHold } from './hold-calls.js';
import { atClock, DAY, givenBooked, givenJob, plan, slotAt } from './slot-calls.js';

/** Gomez is on the only truck from half past eight on, and may take longer than the three hours planned. */
describe('how long jobs may take, in a search for free times', () => {
  let api: TestApi;
  let branchId: string;
  let name: string;
  let gomez: GivenMove;
  let takes: { p80: number; p90: number };

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, { latitude: 36.15, longitude: -95.99 }))._id;
    const truck = await givenTruck(api, { branchId });
    name = truck.name;
    gomez = await givenBooked(api, truck._id, { branchId });
    takes = await hoursOf(gomez);
  });
  afterEach(() => api?.setTime(undefined));

  async function hoursOf({ activityId, customerId }: GivenMove) {
    const query = { customerId };
    const path = `move/activity/${activityId}/range`;
    return (await api.as('sales').get<QuotedRangeView>(path, { query })).body.hours;
  }
  /** From half past eight on, in minutes after midnight; 27 minutes back, 30 out. */
  const thereAfter = (hours: number, from = 8.5): number => (from + hours) * 60 + 27 + 30;
  const TYPED = { driveOut: 0.5, driveBack: 0.5 };
  const at = (clock: string, more: object = {}): Promise<SlotView | undefined> =>
    slotAt(api, clock, { branchId, ...TYPED, duration: 2, ...more });

  it('speak against a start before the truck is there in four of five cases [R-SLOT-28]', async () => {
    const slot = await at('13:30');
    const late = thereAfter(takes.p80) - 13.5 * 60;
    expect(late).toBeGreaterThan(0);
    expect(slot?.parts.risk).toBeCloseTo(0.3 * late, 1);
    expect(slot?.reasons[0]).toBe(`${name} may come late: 1 in 5`);
    const parts: number[] = Object.values(slot?.parts ?? {});
    expect(slot?.score).toBeCloseTo(
      parts.reduce((sum, part) => sum + part, 0),
      1,
    );
    await plan(api, branchId, { slotWeights: { risk: 0 } });
    expect((await at('13:30'))?.parts.risk).toBe(0);
  });

  it('speak against a job after which the next customer may wait [R-SLOT-28]', async () => {
    const job = await givenJob(api, { branchId, name: 'Early', day: '2027-03-12' });
    const { p80 } = await hoursOf(job);
    const wanted = { activityId: job.activityId, from: '2027-03-12', duration: 3 };
    const search = () => at('08:30', { ...wanted, ...TYPED });
    expect((await search())?.parts.risk).toBe(0);
    const truck = (await search())?.trucks[0]?.truck ?? '';
    await givenBooked(api, truck, { branchId, name: 'Next', day: '2027-03-12', from: '13:30' });
    const slot = await search();
    expect(slot?.parts.risk).toBeCloseTo(0.3 * (8.5 + p80 - 13.5 + 0.5 + 0.4) * 60, 1);
    expect(slot?.reasons).toContain('Next may wait: 1 in 5');
  });

  it('end a window when the truck is there in nine of ten cases, which is held and booked [R-SLOT-27]', async () => {
    await plan(api, branchId, { arrivalWindows: true, windowMinutes: 360 });
    const job = await givenJob(api, { branchId, name: 'Second', day: '2027-03-12' });
    const { activityId } = job;
    const wish = { from: '13:30', to: '13:30' };
    const { window } = await givenHold(api, '13:30', {
      ...{ branchId, activityId, wish, from: DAY, duration: undefined },
    });
    const there = ceilToQuarter((thereAfter(takes.p90) + 24 - 30) / 60);
    const last = `${Math.floor(there)}:${String((there % 1) * 60).padStart(2, '0')}`;
    expect(window).toEqual({ from: atClock('13:30'), to: atClock(last) });
    const [held] = (await api.as('sales').get<{ _id: string }[]>('slots/hold')).body;
    const { status, body } = await book(api, held?._id ?? '', job);
    expect(status).toBe(200);
    expect(body.bookings).toMatchObject([{ operation: { arrivalWindow: window } }]);
  });

  it('count from when a job began today, and no more once it is done [R-SLOT-28]', async () => {
    api.setTime(atClock('10:45'));
    const now = await withFreshTokens(api);
    const known = (fields: object) =>
      now.as('manager').put<{ version: number }>(`actuals/${gomez.operationId}`, fields);
    const begun = await known({ version: 0, started: atClock('10:00') });
    expect(begun.status).toBe(200);
    const later = (clock: string) => slotAt(now, clock, { branchId, ...TYPED, duration: 2 });
    const late = Math.max(0, thereAfter(takes.p80, 10) - 15 * 60);
    expect(late).toBeGreaterThan(0);
    expect((await later('15:00'))?.parts.risk).toBeCloseTo(0.3 * late, 1);
    const { version } = begun.body;
    expect((await known({ version, finished: atClock('10:30') })).status).toBe(200);
    expect((await later('15:00'))?.parts.risk).toBe(0);
  });
});
