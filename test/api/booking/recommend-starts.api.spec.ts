import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TurnRepository } from '#modules/booking/persistence/turn.repository.js';
import { SlotSearcher } from '#modules/scheduling/queries/find-slots/slot-searcher.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView } from '../scheduling/day-calls.js';
import { atClock, DAY, findSlots, givenBooked, plan } from '../scheduling/slot-calls.js';
import { freeSlots, givenArea, givenReservation } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

/** Hours of the job that a visitor looks for. */
const duration = 4;

describe('a branch that shows visitors its best times', () => {
  let api: TestApi;
  let area: GivenArea;
  let branchId: string;
  /** Of three the last to be tried by one who takes any. */
  let outTruckId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api, { publicShare: 100 });
    branchId = area.branch._id;
    const others = [await givenTruck(api, { branchId }), await givenTruck(api, { branchId })];
    outTruckId = [area.truckId, ...others.map(({ _id }) => _id)].sort().at(-1) ?? '';
    await givenBooked(api, outTruckId, { branchId, from: '08:30', hours: 3 });
  });

  const recommended = async (days = 1) => {
    const { body } = await freeSlots(api, { zip: area.zip, duration, from: DAY, days });
    return body;
  };
  const truckHeldOn = async (time: string) => {
    const { reservationId } = await givenReservation(api, area, { date: DAY, time, duration });
    const { reservations } = await dayView(api, DAY, { branchId });
    return reservations.find(({ _id }) => _id === reservationId)?.truck;
  };

  it('says nothing about them until it is switched on [R-BOOK-4]', async () => {
    expect(Object.keys(await recommended())).toEqual(['branchId', 'availabilities']);
  });

  it('names those that its own search finds, best first, with the span that it may promise [R-BOOK-4]', async () => {
    await plan(api, branchId, { publicRanking: true, arrivalWindows: true });
    const { recommended: best = [] } = await recommended();
    const { body } = await findSlots(api, { branchId, duration, from: DAY, days: 1 });
    expect(best.length).toBeGreaterThan(1);
    expect(best).toEqual(
      body.slots.map(({ day: date, startTime: time, window }) => ({ date, time, window })),
    );
    // On the truck that is out anyway: an hour later than it could be there, as the job before may take longer, and
    // promised until it is there in nine of ten cases.
    const window = { from: atClock('14:15'), to: atClock('16:45') };
    expect(best[0]).toEqual({ date: DAY, time: '14:15', window });
  });

  it('names five at most, and none that a visitor may not book [R-BOOK-4]', async () => {
    await plan(api, branchId, { publicRanking: true });
    expect((await recommended(14)).recommended).toHaveLength(5);
    const { branch } = area;
    await api.as('admin').put(`branch/${branchId}`, { ...branch, publicShare: 0 });
    expect((await recommended(14)).recommended).toEqual([]);
  });

  it('holds for a visitor the truck that suits the time best, else any [R-BOOK-4]', async () => {
    expect(await truckHeldOn('13:00')).not.toBe(outTruckId);
    await plan(api, branchId, { publicRanking: true });
    expect(await truckHeldOn('13:00')).toBe(outTruckId);
    expect(await truckHeldOn('08:00')).not.toBe(outTruckId);
  });

  it('ranks its trucks before it lets other visitors of the day wait [R-BOOK-4]', async () => {
    await plan(api, branchId, { publicRanking: true });
    const ranking = jest.spyOn(api.get(SlotSearcher), 'prepare');
    const waiting = jest.spyOn(api.get(TurnRepository), 'atDay');
    await givenReservation(api, area, { date: DAY, time: '13:00', duration });
    const [ranked, waited] = [ranking.mock.invocationCallOrder, waiting.mock.invocationCallOrder];
    jest.restoreAllMocks();
    expect(ranked).toHaveLength(1);
    expect(ranked[0]).toBeLessThan(waited[0] ?? 0);
  });
});
