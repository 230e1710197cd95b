import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, removeFromService, UNKNOWN } from '../scheduling/day-calls.js';
import { DAY, freeSlots, givenArea, givenReservation, hold, someAddress } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

describe('POST /booking/reservations', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api);
  });
  afterEach(() => api.setTime(undefined));

  const request = (over: object = {}) => ({
    branchId: area.branch._id,
    date: DAY,
    time: '09:00',
    duration: 4,
    ...over,
  });

  it.each([
    ['branchId', { branchId: 'x' }],
    ['date', { date: '2027-3-3' }],
    ['time', { time: '9:00' }],
    ['time', { time: '09:05' }],
    ['time', { time: '24:00' }],
    ['time', { time: undefined }],
    ['duration', { duration: 0.5 }],
    ['duration', { duration: 2.1 }],
    ['duration', { duration: undefined }],
    ['truck', { truck: UNKNOWN }],
  ])('names %s when it is wrong: %j', async (path, over) => {
    expect(await hold(api, request(over))).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('knows no branch that is unknown or closed', async () => {
    const closed = await givenArea(api, { active: false });
    for (const branchId of [UNKNOWN, closed.branch._id]) {
      expect(await hold(api, request({ branchId }))).toMatchObject({
        status: 404,
        body: { message: 'Branch not found' },
      });
    }
  });

  it.each([
    ['before the day begins', { time: '07:45' }],
    ['that ends after seven', { time: '15:15' }],
    ['in the past', { date: '2026-01-05' }],
    ['longer than any day', { duration: 11.25, time: '08:00' }],
  ])('holds nothing %s', async (_what, over) => {
    expect(await hold(api, request(over))).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', message: 'That time is already booked on this truck.' },
    });
  });

  it('keeps the time for ten minutes for whoever knows the secret', async () => {
    const before = Date.now();
    const { status, body, headers } = await hold(api, request());
    expect(status).toBe(201);
    expect(body).toEqual({
      reservationId: expect.stringMatching(/^[0-9a-f]{24}$/),
      secret: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.stringMatching(/^[\d-]{10}T[\d:.]{12}Z$/),
    });
    const minutes = (Date.parse(body.expiresAt) - before) / 60_000;
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThan(11);
    expect(headers.get('cache-control')).toBe('no-store');
    const stored = await api.get(Db).query('select * from booking.reservation');
    expect(JSON.stringify(stored)).not.toContain(body.secret);
  });

  it('stands on the board as a reservation, an hour from anything else', async () => {
    area = await givenArea(api, { publicShare: 100 });
    const { reservationId, expiresAt } = await givenReservation(api, area);
    const { reservations } = await dayView(api, DAY, { branchId: area.branch._id });
    expect(reservations).toEqual([
      {
        _id: reservationId,
        truck: area.truckId,
        grid: { column: 8, span: 16 },
        start: '2027-03-03T15:00:00.000Z',
        end: '2027-03-03T19:00:00.000Z',
        expiresAt,
        holdId: null,
        heldBy: null,
      },
    ]);
    expect((await hold(api, request({ time: '13:45' }))).body.code).toBe('SLOT_TAKEN');
    expect((await hold(api, request({ time: '14:00' }))).status).toBe(201);
  });

  it('takes another truck while one is left for the staff, and none that is out of service', async () => {
    const second = await givenTruck(api, { branchId: area.branch._id });
    await givenTruck(api, { branchId: area.branch._id });
    await removeFromService(api, { date: '2027-03-04', truckIds: [second._id, area.truckId] });
    expect((await hold(api, request())).status).toBe(201);
    expect((await hold(api, request())).status).toBe(201);
    expect((await hold(api, request())).body.code).toBe('SLOT_TAKEN');
    expect((await hold(api, request({ date: '2027-03-04' }))).status).toBe(201);
    expect((await hold(api, request({ date: '2027-03-04' }))).body.code).toBe('SLOT_TAKEN');
  });

  it('holds one time for each address, and says when the next may be asked for', async () => {
    const address = someAddress();
    expect((await hold(api, request(), address)).status).toBe(201);
    await passTime(api, 240_000);
    const { status, body, headers } = await hold(api, request({ date: '2027-03-04' }), address);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'TOO_MANY_RESERVATIONS' });
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(360);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(300);
    const { body: slots } = await freeSlots(api, { zip: area.zip, duration: 4 });
    expect(slots.availabilities.find(({ date }) => date === '2027-03-04')?.startTimes).not.toEqual(
      [],
    );
    await passTime(api, 360_000);
    expect((await hold(api, request({ date: '2027-03-04' }), address)).status).toBe(201);
  });

  it.each([
    ['IPv4 /24', (n: number) => `203.0.113.${n}`],
    ['IPv6 /64', (n: number) => `2001:db8:1:2:${n}::1`],
    ['IPv4 in IPv6', (n: number) => `::ffff:198.51.100.${n}`],
  ])('holds three times a network: %s', async (_kind, addressOf) => {
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n += 1) {
      const date = `2027-03-${10 + n}`;
      statuses.push((await hold(api, request({ date }), addressOf(n))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const next = addressOf(5).replace('113', '114').replace('1:2:', '1:3:').replace('.100', '.101');
    expect((await hold(api, request({ date: '2027-03-15' }), next)).status).toBe(201);
  });

  it('lets one of fifty visitors of fifty networks win, and answers the others with SLOT_TAKEN', async () => {
    const visitors = Array.from({ length: 50 }, someAddress);
    const answers = await Promise.all(visitors.map((address) => hold(api, request(), address)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
    expect(codes).toEqual(['201 ', ...Array<string>(49).fill('409 SLOT_TAKEN')]);
    const { reservations } = await dayView(api, DAY, { branchId: area.branch._id });
    expect(reservations).toHaveLength(1);
  });

  it('lets an address of several hands win once', async () => {
    const address = someAddress();
    const days = Array.from({ length: 12 }, (_, n) => `2027-04-${10 + n}`);
    const tries = await Promise.all(days.map((date) => hold(api, request({ date }), address)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(429)]);
  });
});
