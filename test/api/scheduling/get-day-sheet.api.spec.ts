import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, saveOperation, seat, UNKNOWN } from './day-calls.js';

const DAY = '2027-03-01';

describe('GET /movemanager/day_sheet/{date}/{branchId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is for those who dispatch', async () => {
    const path = `movemanager/day_sheet/${DAY}/${api.branchId}`;
    const clients = [api.anonymous, api.as('mover'), api.as('lead'), api.as('sales')];
    const answers = await Promise.all(clients.map((client) => client.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
  });

  it('requires a day and a known branch', async () => {
    const get = (path: string) => api.as('manager').get(`movemanager/day_sheet/${path}`);
    expect((await get(`monday/${api.branchId}`)).status).toBe(400);
    expect(await get(`${DAY}/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
  });

  it('is the day view with the crews, their telephones, and whole stops', async () => {
    const truck = (await givenTruck(api))._id;
    const lead = await hire(api, {
      roles: ['team_lead'],
      displayName: 'Bo',
      phone: '405-555-0123',
    });
    const hand = await hire(api, { phone: '405-555-0124' });
    await seat(api, DAY, { mover: hand._id, truck, position: 1 });
    await seat(api, DAY, { mover: lead._id, truck, position: 0 });
    const move = await givenMove(api, DAY);
    const nounce = await saveOperation(api, move, {}, { locations: stops() });
    await assign(api, { ...move, nounce }, truck);

    const { status, body } = await api
      .as('manager')
      .get<DaySheetView>(`movemanager/day_sheet/2027/3/1/${api.branchId}`);
    expect(status).toBe(200);
    const { crews, ...view } = body;
    expect(view).toEqual(await dayView(api, DAY));
    expect(crews).toEqual([
      { mover: lead._id, truck, position: 0, displayName: 'Bo', phone: '405-555-0123' },
      {
        mover: hand._id,
        truck,
        position: 1,
        displayName: `${hand.firstName} ${hand.lastName}`,
        phone: '405-555-0124',
      },
    ]);
    const streets = view.customers[0]?.bookings[0]?.metaData.activity.locations;
    expect(streets?.map(({ street }) => street)).toEqual(['1200 N Walker Ave', '6400 S Lewis Ave']);
  });
});
