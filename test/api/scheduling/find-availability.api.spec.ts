import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { assign } from '../../support/given/booking-calls.js';
import {
  follow,
  givenBookedJob,
  NEAR_STOPS,
  switchDirectLegs,
} from '../../support/given/direct-leg-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, removeFromService, saveOperation, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

type Query = Record<string, string | number | boolean>;

/** 'HH:mm' of each quarter hour from one to another, both included. */
function quarters(from: string, to: string): string[] {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const times: string[] = [];
  for (let at = minutes(from); at <= minutes(to); at += 15) {
    times.push(
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
    );
  }
  return times;
}

describe('GET /movemanager/availability/{branchId}', () => {
  let api: TestApi;
  let branchId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api))._id;
  });
  afterEach(() => api.setTime(undefined));

  const find = (
    query: Query,
    client: ApiClient = api.as('sales'),
    branch = branchId,
  ): Promise<ApiAnswer<AvailabilityView & Refusal>> =>
    client.get(`movemanager/availability/${branch}`, { query });

  /** The starts of one day. */
  async function startsOn(day: string, query: Query = {}): Promise<string[]> {
    const { body } = await find({ from: day, days: 1, ...query });
    expect(body.availabilities.map(({ date }) => date)).toEqual([day]);
    return body.availabilities[0]?.startTimes.map(({ time }) => time) ?? [];
  }

  /** Books a job from 08:30 to 12:30 local time. */
  async function book(day: string, truckId: string, operation: object = {}): Promise<void> {
    const move = await givenMove(api, day, { branchId });
    const nounce = await saveOperation(api, move, operation);
    const { status, body } = await assign({ ...api, branchId }, { ...move, nounce }, truckId);
    if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  }

  const hold = (day: string, from: string, to: string, expiresAt: Date) =>
    api.execute(
      new ReserveSlotCommand({
        branchId,
        day,
        window: { start: new Date(`${day}T${from}Z`), end: new Date(`${day}T${to}Z`) },
        expiresAt,
        secretHash: 'secret',
        heldBy: null,
      }),
    );

  it('is for those who sell, at a known branch', async () => {
    expect((await find({}, api.anonymous)).status).toBe(401);
    expect((await find({}, api.as('lead'))).status).toBe(403);
    expect(await find({}, api.as('sales'), UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
  });

  it.each([
    ['slots', { slots: 0 }],
    ['slots', { slots: 1.5 }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 'long' }],
    ['from', { from: '2027-3-1' }],
    ['days', { days: 91 }],
    ['days', { days: 0 }],
    ['requiresLift', { requiresLift: 'perhaps' }],
    ['truck', { truck: UNKNOWN }],
  ])('names %s when it is wrong', async (path, query) => {
    expect(await find(query as unknown as Query)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('looks for one truck, 2.5 hours and 28 days from today by default [R-BOARD-18]', async () => {
    await givenTruck(api, { branchId });
    api.setTime('2027-03-11T05:30:00Z');
    const client = await api.asEmployee(api.people.sales);
    const { body } = await find({}, client);
    expect(body.availabilities).toHaveLength(28);
    // 05:30 in London is the evening before in Chicago; that day has no start left.
    expect(body.availabilities[0]).toEqual({ date: '2027-03-10', startTimes: [] });
    expect(body.availabilities[1]).toEqual({
      date: '2027-03-11',
      startTimes: quarters('08:00', '16:30').map((time) => ({ time, slots: 1 })),
    });
    expect(body.availabilities[27]?.date).toBe('2027-04-06');
    expect((await find({ days: 90 }, client)).body.availabilities).toHaveLength(90);
  });

  it('offers nothing that is past already', async () => {
    await givenTruck(api, { branchId });
    api.setTime('2027-03-10T19:05:00Z');
    const client = await api.asEmployee(api.people.sales);
    const { body } = await find({ days: 1 }, client);
    expect(body.availabilities[0]?.startTimes.map(({ time }) => time)).toEqual(
      quarters('13:15', '16:30'),
    );
  });

  it('ends at seven in the evening and starts no job after a quarter to six', async () => {
    await givenTruck(api, { branchId });
    expect(await startsOn('2027-03-01', { duration: 0.5 })).toEqual(quarters('08:00', '17:45'));
    expect(await startsOn('2027-03-01', { duration: 1.25 })).toEqual(quarters('08:00', '17:45'));
    expect(await startsOn('2027-03-01', { duration: 11 })).toEqual(['08:00']);
    expect(await startsOn('2027-03-01', { duration: 11.25 })).toEqual([]);
  });

  it('keeps an hour before and after what is on a truck', async () => {
    const truck = (await givenTruck(api, { branchId }))._id;
    await book('2027-03-02', truck, {
      date: '2027-03-02T17:30:00.000Z',
      duration: 2,
      bookingEnvelope: { startingDriveTime: 0.5, endingDriveTime: 0.25 },
    });
    // The envelope is 11:00 to 13:45.
    expect(await startsOn('2027-03-02', { duration: 1 })).toEqual([
      ...quarters('08:00', '09:00'),
      ...quarters('14:45', '17:45'),
    ]);
    expect(await startsOn('2027-03-02', { duration: 2 })).toEqual([
      '08:00',
      ...quarters('14:45', '17:00'),
    ]);
  });

  it('offers what is left between two that follow each other once both drive by the yard [R-DIRECT-9]', async () => {
    const truck = (await givenTruck(api))._id;
    await switchDirectLegs(api, true);
    const day = '2027-05-21';
    const back = { start: 510, duration: 3, back: 1.5 };
    const a = await givenBookedJob(api, day, truck, back);
    const b = await givenBookedJob(api, day, truck, {
      start: 1020,
      duration: 1,
      stops: NEAR_STOPS,
    });
    expect((await follow(api, b, a)).status).toBe(200);
    const query = { from: day, days: 1, duration: 1 };
    const { body } = await find(query, api.as('sales'), api.branchId);
    const times = body.availabilities[0]?.startTimes.map(({ time }) => time) ?? [];
    // Back at one, out again at half past four.
    expect(times).toEqual(quarters('14:00', '14:30'));
    const window = (clock: string) => {
      const start = instantAt(day, Number(clock.slice(0, 2)) * 60, 'America/Chicago');
      return { start, end: new Date(start.getTime() + 3_600_000) };
    };
    const request = {
      ...{ branchId: api.branchId, day, secretHash: 'secret', heldBy: null },
      expiresAt: new Date(Date.now() + 600_000),
    };
    const reserve = (clock: string) =>
      api.execute(new ReserveSlotCommand({ ...request, window: window(clock) }));
    await expect(reserve('13:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await expect(reserve('14:00')).resolves.toMatchObject({ truckId: truck });
  });

  it('counts the trucks that are free at once', async () => {
    const truck = (await givenTruck(api, { branchId }))._id;
    await givenTruck(api, { branchId });
    await book('2027-03-03', truck);
    const { body } = await find({ from: '2027-03-03', days: 1 });
    const startTimes = body.availabilities[0]?.startTimes ?? [];
    expect(startTimes.filter(({ slots }) => slots === 1).map(({ time }) => time)).toEqual(
      quarters('08:00', '13:15'),
    );
    expect(startTimes.filter(({ slots }) => slots === 2).map(({ time }) => time)).toEqual(
      quarters('13:30', '16:30'),
    );
    expect(await startsOn('2027-03-03', { slots: 2 })).toEqual(quarters('13:30', '16:30'));
    expect(await startsOn('2027-03-03', { slots: 3 })).toEqual([]);
  });

  it('leaves held time alone until the hold has ended', async () => {
    await givenTruck(api, { branchId });
    const expiresAt = new Date(Date.now() + 600_000);
    await hold('2027-03-04', '17:00', '19:00', expiresAt);
    expect(await startsOn('2027-03-04', { duration: 1 })).toEqual([
      ...quarters('08:00', '09:00'),
      ...quarters('14:00', '17:45'),
    ]);
    expect(await startsOn('2027-03-04', { duration: 1.5 })).toEqual([
      ...quarters('08:00', '08:30'),
      ...quarters('14:00', '17:30'),
    ]);
    await passTime(api, 600_000);
    expect(await startsOn('2027-03-04', { duration: 1 })).toEqual(quarters('08:00', '17:45'));
  });

  it('asks only trucks that work that day: no parked, no broken one, rentals on theirs', async () => {
    await givenTruck(api, { branchId, inService: false });
    const broken = (await givenTruck(api, { branchId }))._id;
    await removeFromService(api, { date: '2027-03-05', truckIds: [broken] });
    await givenTruck(api, { branchId, isRental: true, rentalDay: '2027-03-06' });
    const { body } = await find({ from: '2027-03-04', days: 4 });
    const most = body.availabilities.map(({ startTimes }) => startTimes[0]?.slots ?? 0);
    expect(most).toEqual([1, 0, 2, 1]);
  });

  it('asks only trucks with a lift where one is needed', async () => {
    await givenTruck(api, { branchId });
    expect(await startsOn('2027-03-01', { requiresLift: true })).toEqual([]);
    await givenTruck(api, { branchId, hasLift: true });
    expect(await startsOn('2027-03-01', { requiresLift: true })).toHaveLength(35);
    expect(await startsOn('2027-03-01', { requiresLift: true, slots: 2 })).toEqual([]);
    expect(await startsOn('2027-03-01', { requiresLift: false, slots: 2 })).toHaveLength(35);
  });

  it.each([
    ['America/Chicago', '2027-03-14'],
    ['America/Chicago', '2027-11-07'],
    ['America/Denver', '2027-03-14'],
    ['America/Denver', '2027-11-07'],
  ])('goes by the clock on the wall when it changes: %s, %s', async (timezone, change) => {
    branchId = (await givenBranch(api, { timezone }))._id;
    const truck = (await givenTruck(api, { branchId }))._id;
    await book(change, truck);
    const [booked] = (await dayView(api, change, { branchId })).customers;
    expect(booked?.bookings[0]).toMatchObject({
      grid: { column: 6, span: 16 },
      metaData: { startTime: instantAt(change, 510, timezone).toISOString() },
    });
    expect(await startsOn(change)).toEqual(quarters('13:30', '16:30'));
    const { body } = await find({ from: change, days: 2 });
    expect(body.availabilities[1]?.startTimes.map(({ time }) => time)).toEqual(
      quarters('08:00', '16:30'),
    );
  });
});
