import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, givenBranch, saveOperation, UNKNOWN } from './day-calls.js';

/** Every key anywhere in a view. */
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

const houses = () =>
  stops().map((stop) => ({ ...stop, locationType: 'House', sqft: 3400, stories: 2 }));

describe('GET /movemanager/day_view/{date}/{branchId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await api.as('admin').put(`zipzone/${api.branchId}`, [
      { codes: ['73103'], zone: '1', useFee: true, tripFee: 45.5 },
      { codes: ['73129'], zone: '3', useFee: true, tripFee: 80 },
    ]);
  });
  afterAll(() => api?.close());

  it('is for those who work here', async () => {
    const path = `movemanager/day_view/2027-03-01/${api.branchId}`;
    expect((await api.anonymous.get(path)).status).toBe(401);
    for (const person of ['mover', 'lead', 'sales', 'manager', 'admin'] as const) {
      expect((await api.as(person).get(path)).status).toBe(200);
    }
  });

  it('takes a day in one segment or three, a known branch, and nothing else [R-API-3]', async () => {
    const get = (path: string) => api.as('sales').get<DayView>(`movemanager/day_view/${path}`);
    const three = await get(`2027/3/1/${api.branchId}/`);
    expect(three.body.day.date).toBe('2027-03-01');
    for (const day of ['2027-3-1', '2027-02-29', 'today', '2027/13/1']) {
      expect(await get(`${day}/${api.branchId}`)).toMatchObject({
        status: 400,
        body: {
          message: 'Invalid usage: provided dateString is not in expected YYYY-MM-DD format',
        },
      });
    }
    expect((await get('2027-03-01/okc')).status).toBe(400);
    expect(await get(`2027-03-01/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
  });

  it('shows a day on which nothing lies [R-BOARD-3]', async () => {
    const { _id: branchId } = await givenBranch(api, { timezone: 'America/Denver' });
    expect(await dayView(api, '2027-03-01', { branchId })).toEqual({
      day: {
        date: '2027-03-01',
        timezone: 'America/Denver',
        bookable: { start: '07:00', end: '19:00' },
        business: { start: '08:00', end: '18:00' },
      },
      planning: { directLegs: false, arrivalWindows: false, turnaroundMinutes: 15 },
      trucks: [],
      usual: { farEstimate: 0, lateFinish: 0, mayRunLate: 0, tight: 0 },
      customers: [],
      reservations: [],
      movers: [mover('lead', true), mover('mover', false)],
      assignment: {
        branchId,
        assignmentDay: '2027-03-01',
        notes: '',
        notesRevision: 0,
        actingManagerId: null,
        supportManagerId: null,
        movers: [],
        onCall: [],
        off: [],
      },
      actingManager: null,
      supportManager: null,
      supportingManagers: [manager('admin'), manager('manager')],
      notes: '',
      canAddRentalTruck: true,
      revision: 0,
    });
  });

  const mover = (person: 'lead' | 'mover', isTeamLead: boolean) => {
    const { _id, firstName, lastName, color, branchId } = api.people[person];
    const displayName = `${firstName} ${lastName}`;
    return { _id, displayName, firstName, lastName, color, picture: null, branchId, isTeamLead };
  };
  const manager = (person: 'admin' | 'manager') => {
    const { _id, firstName, lastName, phone } = api.people[person];
    return { _id, displayName: `${firstName} ${lastName}`, phone };
  };

  it('shows a booking whole, with its stops, fees and place on the grid [R-BOARD-6]', async () => {
    const day = '2027-03-02';
    const truck = await givenTruck(api, { hasLift: true });
    const move = await givenMove(api, day);
    const nounce = await saveOperation(
      api,
      move,
      { requiresLift: true, bookingEnvelope: { startingDriveTime: 0.5, endingDriveTime: 0.75 } },
      { notes: 'Piano', locations: stops() },
    );
    const { body } = await assign(api, { ...move, nounce }, truck._id);
    const view = await dayView(api, day);
    expect(view.trucks).toEqual([
      {
        ...truck,
        unavailable: false,
        unavailableNote: '',
        unavailableFrom: null,
        standIn: null,
        standsInFor: [],
      },
    ]);
    expect(view.customers).toEqual([
      {
        _id: move.customerId,
        name: `${move.customer.firstName} ${move.customer.lastName}`,
        nounce: body.nounce,
        status: 'active',
        confirmation: 'none',
        bookings: [body.booking],
      },
    ]);
    expect(body.booking).toEqual({
      operation: {
        _id: move.operationId,
        truck: truck._id,
        unassigned: false,
        arrivalWindow: null,
        bookingEnvelope: {
          bookingStart: '2027-03-02T14:00:00.000Z',
          bookingDuration: 5.25,
          jobStart: '2027-03-02T14:30:00.000Z',
          jobDuration: 4,
          startingDriveTime: 0.5,
          startingTripFee: 45.5,
          endingDriveTime: 0.75,
          endingTripFee: 80,
        },
        follows: null,
        followedBy: null,
        yardLegs: { out: 0.5, back: 0.75 },
      },
      grid: { column: 4, span: 21 },
      // The size tables take longer for its stops than was planned.
      progress: {
        ...NOT_BEGUN,
        expectedStart: '2027-03-02T14:30:00.000Z',
        expectedEnd: '2027-03-02T19:15:00.000Z',
        runningLate: false,
      },
      tail: { column: 22, span: 7 },
      metaData: {
        state: 'committed',
        nounce: body.nounce,
        customer: move.customerId,
        customerId: move.customerId,
        customerName: `${move.customer.firstName} ${move.customer.lastName}`,
        phone: move.customer.phone,
        pinned: null,
        fromZone: '1',
        toZone: '3',
        interimLocations: 0,
        startTime: '2027-03-02T14:30:00.000Z',
        endTime: '2027-03-02T18:30:00.000Z',
        ...{ earlyStart: false, earlyStartNotes: '' },
        ...{ hasPrevDayActivity: false, hasNextDayActivity: false },
        ...{ requiresLift: true, moverCount: 2, duration: 4, drives: 'known', stairsFloors: 1 },
        tripFee: 125.5,
        activity: {
          _id: move.activityId,
          activityType: 'move',
          notes: 'Piano',
          estHours: 4,
          truckCount: 1,
          locations: [
            stop('1200 N Walker Ave', '73103', '1', {
              typeOfWOrk: 'Load',
              locationType: 'Apartment',
              floor: 2,
            }),
            stop('6400 S Lewis Ave', '73129', '3', {
              typeOfWOrk: 'Unload',
              locationType: 'House',
              stories: 1,
            }),
          ],
        },
      },
    });
  });

  const stop = (street: string, zip: string, zone: string, over: object) => ({
    street,
    unit: '',
    city: 'Oklahoma City',
    state: 'OK',
    zip,
    floor: null,
    stories: null,
    hasElevator: false,
    distanceToDoor: null,
    parkingType: '',
    notes: '',
    zone,
    isProblem: false,
    problemReason: '',
    gateCode: '',
    dockName: '',
    ...over,
  });

  it('hides money, confirmations and what is usual from movers and team leads and nothing else [R-BOARD-60]', async () => {
    const usual = ['farEstimate', 'lateFinish', 'mayRunLate', 'tight', 'usual'];
    const hidden = [
      ...['confirmation', 'endingTripFee', 'pinned', 'startingTripFee', 'tripFee'],
      ...usual,
    ];
    const whole = await dayView(api, '2027-03-02', { client: api.as('sales') });
    expect(
      keysOf(whole)
        .filter((key) => hidden.includes(key))
        .sort(),
    ).toEqual(hidden.toSorted());
    for (const person of ['mover', 'lead'] as const) {
      const reduced = await dayView(api, '2027-03-02', { client: api.as(person) });
      expect(keysOf(reduced).filter((key) => hidden.includes(key))).toEqual([]);
      expect(reduced.customers[0]?.bookings[0]?.metaData.activity.notes).toBe('Piano');
      expect(keysOf(reduced).length).toBe(keysOf(whole).length - hidden.length);
    }
  });

  it('marks a stop near an address where work was difficult before', async () => {
    const day = '2027-03-05';
    const [near] = stops();
    const { latitude = 0, longitude = 0 } = near as { latitude?: number; longitude?: number };
    const added = await api.as('sales').post('troublelocations', {
      address: '1 Nowhere Like It, Oklahoma City, OK 73103',
      reason: 'Low bridge',
      latitude: latitude + 0.0003,
      longitude,
    });
    expect(added.status).toBe(201);
    const move = await givenMove(api, day);
    const nounce = await saveOperation(api, move, {}, { locations: stops() });
    const { body } = await assign(api, { ...move, nounce }, (await givenTruck(api))._id);
    const { locations } = body.booking.metaData.activity;
    expect(locations.map(({ isProblem }) => isProblem)).toEqual([true, false]);
  });

  it('says how far a move is planned from its automated estimate, and nothing where it is not', async () => {
    const day = '2027-03-06';
    const [move, empty] = [await givenMove(api, day), await givenMove(api, day)];
    await saveOperation(api, move, {}, { estHours: 3, numMovers: 2, locations: houses() });
    for (const { customerId } of [move, empty])
      await unassign(api, await readMove(api, customerId), { unassigned: 'true' });
    const { customers } = await dayView(api, day);
    const gapsOf = (customerId: string) =>
      customers.find(({ _id }) => _id === customerId)?.bookings[0]?.metaData.estimateGaps;
    expect(gapsOf(move.customerId)).toEqual([
      { of: 'estHours', by: expect.any(Number) },
      { of: 'numMovers', by: -4 },
      { of: 'truckCount', by: -1 },
    ]);
    expect(gapsOf(move.customerId)?.[0]?.by).toBeLessThan(-5);
    expect(gapsOf(empty.customerId)).toBeUndefined();
  });

  it('says of a move without a truck where its figures come from, until all of them are decided [R-EST-24]', async () => {
    const day = '2027-03-07';
    const [move, booked] = [await givenMove(api, day), await givenMove(api, day)];
    for (const one of [move, booked]) await saveOperation(api, one, {}, { locations: houses() });
    await assign(api, await readMove(api, booked.customerId), (await givenTruck(api))._id);
    const waiting = await unassign(api, await readMove(api, move.customerId), {
      unassigned: 'true',
    });
    const all = (origin: string) => ({
      ...{ estHours: origin, numMovers: origin, truckCount: origin, minTime: origin },
    });
    expect(waiting.body.booking.metaData.figureOrigins).toEqual(all('default'));
    const shown = async ({ customerId }: { customerId: string }) =>
      (await dayView(api, day)).customers.find(({ _id }) => _id === customerId)?.bookings[0]
        ?.metaData.figureOrigins;
    expect(await shown(move)).toEqual(all('default'));
    expect(await shown(booked)).toBeUndefined();
    const kept = { figureOrigins: all('person') };
    await saveOperation(api, await readMove(api, move.customerId), {}, kept);
    expect(await shown(move)).toBeUndefined();
  });

  it('shows what is booked or on the row, and not what is on no board [R-BOARD-4]', async () => {
    const day = '2027-03-03';
    const [booked, rowed] = [await givenMove(api, day), await givenMove(api, day)];
    await givenMove(api, day);
    await assign(api, booked, (await givenTruck(api))._id);
    await unassign(api, rowed, { unassigned: 'true' });
    const { customers } = await dayView(api, day);
    expect(customers.map(({ _id }) => _id).sort()).toEqual(
      [booked.customerId, rowed.customerId].sort(),
    );
    const states = customers.map(({ bookings }) => bookings[0]?.metaData.state).sort();
    expect(states).toEqual(['committed', 'uncommitted']);
  });
});
