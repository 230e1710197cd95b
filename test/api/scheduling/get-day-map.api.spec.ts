import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayMapView } from '#modules/scheduling/contract/day-map.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, saveOperation, UNKNOWN } from './day-calls.js';

const DAY = '2027-06-16';

describe('GET /movemanager/day_map/{date}/{branchId}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const dayMap = (person: 'mover' | 'manager', day = DAY, branch = api.branchId) =>
    api.as(person).get<DayMapView>(`movemanager/day_map/${day}/${branch}`);

  it('is for those who work here, of a known branch and a day', async () => {
    const path = `movemanager/day_map/${DAY}/${api.branchId}`;
    expect((await api.anonymous.get(path)).status).toBe(401);
    expect((await dayMap('manager', 'today')).status).toBe(400);
    expect(await dayMap('manager', DAY, UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
    expect((await dayMap('mover', '2027-06-17')).body).toEqual({
      branch: { name: expect.any(String), latitude: 35.5381, longitude: expect.any(Number) },
      activities: [],
    });
  });

  it('has the stops of what is on the board, placed or not, and nothing that the board hides [R-BOARD-50]', async () => {
    const truck = await givenTruck(api);
    const booked = await givenMove(api, DAY);
    const [load, unload] = stops();
    const locations = [
      { ...load, latitude: 35.48, longitude: -97.52 },
      { ...unload, latitude: null, longitude: null },
    ];
    const nounce = await saveOperation(api, booked, {}, { locations });
    expect((await assign(api, { ...booked, nounce }, truck._id)).status).toBe(200);
    const waiting = await givenMove(api, DAY);
    const later = await saveOperation(api, waiting, {}, { locations: [locations[0]] });
    expect(
      (await unassign(api, { ...waiting, nounce: later }, { unassigned: 'true' })).status,
    ).toBe(200);
    const unbooked = await givenMove(api, DAY);
    await saveOperation(api, unbooked, {}, { locations });

    const { body } = await dayMap('mover');
    const of = (id: string) => body.activities.find(({ _id }) => _id === id)?.stops;
    expect(of(booked.activityId)?.map(({ latitude }) => latitude)).toEqual([35.48, null]);
    expect(of(waiting.activityId)).toHaveLength(1);
    expect(body.activities).toHaveLength(2);
    expect((await dayMap('manager')).body).toEqual(body);

    const view: DayView = await dayView(api, DAY, { client: api.as('mover') });
    const [seen] = view.customers
      .flatMap(({ bookings }) => bookings)
      .filter(({ metaData }) => metaData.activity._id === booked.activityId)
      .map(({ metaData }) => metaData.activity.locations);
    const { latitude, longitude, ...address } = of(booked.activityId)![0]!;
    expect([latitude, longitude]).toEqual([35.48, -97.52]);
    expect(seen?.[0]).toMatchObject(address);
  });
});
