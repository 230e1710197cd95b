import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayAttentionView } from '#modules/scheduling/contract/attention.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { boardMarks } from '#modules/scheduling/contract/board-rules.js';
import { markedBooking } from '#modules/scheduling/contract/marked-booking.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, markOff, saveOperation, seat, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

const DAY = '2027-03-11';
const NEXT = '2027-03-12';

describe('GET /movemanager/attention/{date}/{branchId}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    const [busy, late] = [await givenTruck(api), await givenTruck(api)];
    await booked(busy._id, '2027-03-11T14:00:00Z', 4);
    await booked(busy._id, '2027-03-11T18:30:00Z', 3);
    await booked(late._id, '2027-03-11T20:00:00Z', 5);
    const loose = await givenMove(api, DAY, { name: 'Loose' });
    await unassign(api, loose, { unassigned: 'true' });
    const lead = await hire(api, { roles: ['team_lead'] });
    await seat(api, DAY, { mover: lead._id, truck: busy._id, position: 0 });
    const bo = await hire(api, { displayName: 'Bo' });
    await markOff(api, DAY, { employee: bo._id, reason: 'Flu' });
  });
  afterAll(() => api?.close());

  async function booked(truck: string, date: string, duration: number): Promise<void> {
    const move = await givenMove(api, DAY);
    const nounce = await saveOperation(api, move, { date, duration, moverCount: 2 });
    expect((await assign(api, { ...move, nounce }, truck)).status).toBe(200);
  }

  const attention = (
    { day = DAY, branchId = api.branchId, query = {} } = {},
    client = api.as('manager'),
  ): Promise<ApiAnswer<DayAttentionView[] & Refusal>> =>
    client.get(`movemanager/attention/${day}/${branchId}`, { query });

  /** The marks of a board, computed as the page does. */
  const marksOf = (view: DayView): Record<string, string[]> =>
    boardMarks({
      day: view.day.date,
      timezone: view.day.timezone,
      crew: view.assignment,
      turnaroundMinutes: view.planning.turnaroundMinutes,
      now: new Date(),
      bookings: view.customers.flatMap(({ bookings, confirmation }) =>
        bookings.map((booking) =>
          markedBooking(booking, {
            truckId: booking.operation.truck,
            confirmation,
          }),
        ),
      ),
    });

  it('is for those who dispatch, about a known branch, for a week at most', async () => {
    expect((await api.anonymous.get(`movemanager/attention/${DAY}/${api.branchId}`)).status).toBe(
      401,
    );
    expect((await attention({}, api.as('sales'))).status).toBe(403);
    expect((await attention({ branchId: UNKNOWN })).status).toBe(404);
    expect((await attention({ query: { days: '8' } })).status).toBe(400);
    expect((await attention({ query: { days: '7' } })).body).toHaveLength(7);
  });

  it('says of a day what its board marks [R-TODAY-5, R-TODAY-6]', async () => {
    const [today] = (await attention()).body;
    const marks = marksOf(await dayView(api, DAY));
    const found: Record<string, string[]> = {};
    for (const { mark, operation, truck } of today?.items ?? []) {
      (found[mark] ??= []).push(operation?._id ?? truck?._id ?? '');
    }
    const present = Object.entries(marks).filter(([, ids]) => ids.length > 0);
    const sorted = (lists: [string, string[]][]) =>
      Object.fromEntries(lists.map(([mark, ids]) => [mark, [...ids].sort()]));
    expect(Object.keys(found)).toEqual([
      'unassigned',
      'tight',
      'missingLead',
      'shortCrew',
      'driveUnknown',
      'lateFinish',
    ]);
    expect(sorted(Object.entries(found))).toEqual(sorted(present));
    expect(today).toMatchObject({
      date: DAY,
      ...{ bookings: 4, trucks: 2, crew: 1, missing: 3 },
      counts: {
        ...{ unassigned: 1, tight: 2, missingLead: 1, shortCrew: 2, driveUnknown: 3 },
        lateFinish: 1,
      },
      tones: { unassigned: 'red', tight: 'red', lateFinish: 'amber' },
      off: [{ displayName: 'Bo' }],
    });
    expect(today?.items[0]).toMatchObject({
      operation: { customerName: expect.stringContaining('Loose') },
      truck: null,
    });
  });

  it('covers today and tomorrow unless told otherwise', async () => {
    const { body } = await attention();
    expect(body.map(({ date }) => date)).toEqual([DAY, NEXT]);
    expect(body[1]).toEqual({
      date: NEXT,
      ...{ bookings: 0, trucks: 0, crew: 0, missing: 0, items: [], counts: {}, tones: {}, off: [] },
      usual: { tight: 0, mayRunLate: 0, lateFinish: 0, farEstimate: 0 },
    });
  });
});
