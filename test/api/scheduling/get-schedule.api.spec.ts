import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import {
  givenBranch,
  putOnCall,
  removeFromService,
  saveOperation,
  seat,
  UNKNOWN,
} from './day-calls.js';
import type { Refusal } from './day-calls.js';

describe('GET /assignment/schedule/{employeeId}', () => {
  let api: TestApi;
  let hand: EmployeeView;
  let self: ApiClient;

  beforeAll(async () => {
    api = await startTestApi();
    hand = await hire(api);
    self = await api.asEmployee(hand);
  });
  afterEach(() => api.setTime(undefined));
  afterAll(() => api?.close());

  const schedule = (
    query: Record<string, string> = {},
    { of = hand._id, client = self }: { of?: string; client?: ApiClient } = {},
  ): Promise<ApiAnswer<ScheduleView & Refusal>> =>
    client.get(`assignment/schedule/${of}`, { query });

  it('is everybody’s own, and another’s for those who dispatch [R-CREW-7]', async () => {
    const of = hand._id;
    expect((await schedule({}, { client: api.anonymous })).status).toBe(401);
    for (const person of ['mover', 'lead', 'sales'] as const) {
      const client = api.as(person);
      expect((await schedule({}, { of, client })).status).toBe(403);
      expect((await schedule({}, { of: api.people[person]._id, client })).status).toBe(200);
    }
    for (const person of ['manager', 'admin'] as const) {
      expect((await schedule({}, { of, client: api.as(person) })).status).toBe(200);
    }
  });

  it('requires days and an employee', async () => {
    expect(await schedule({ from: 'monday' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'from' }] },
    });
    expect((await schedule({ week: '9' })).status).toBe(400);
    const client = api.as('manager');
    expect((await schedule({}, { of: 'nobody', client })).status).toBe(400);
    expect(await schedule({}, { of: UNKNOWN, client })).toMatchObject({
      status: 404,
      body: { message: 'Employee not found' },
    });
  });

  it('covers a week back and four weeks ahead of the branch’s today by default', async () => {
    api.setTime('2027-06-10T04:00:00Z');
    const client = await api.asEmployee(hand);
    const dispatcher = await api.asEmployee(api.people.manager);
    // It is still the 9th in Chicago.
    for (const day of ['2027-06-01', '2027-06-02', '2027-07-07', '2027-07-08']) {
      const { status } = await putOnCall(api, day, { onCall: hand._id }, { client: dispatcher });
      expect(status).toBe(200);
    }
    const days = async (query: Record<string, string>) =>
      Object.keys((await schedule(query, { client })).body);
    expect(await days({})).toEqual(['2027-06-02', '2027-07-07']);
    expect(await days({ from: '2027-06-01' })).toEqual(['2027-06-01', '2027-06-02', '2027-07-07']);
    expect(await days({ to: '2027-07-08' })).toEqual(['2027-06-02', '2027-07-07', '2027-07-08']);
    expect(await days({ from: '2027-07-08', to: '2027-07-07' })).toEqual([]);
  });

  it('says when to be where on a seat, and who is in charge [R-CREW-8, R-CREW-9]', async () => {
    const day = '2027-03-14';
    const { _id: branchId } = await givenBranch(api, {
      name: 'Denver',
      timezone: 'America/Denver',
    });
    const truck = await givenTruck(api, { branchId });
    await seat(api, day, { mover: hand._id, truck: truck._id, position: 2 }, { branchId });
    await api.as('manager').put('movemanager/assignedmanagers', {
      branchId,
      assignmentDay: day,
      actingManagerId: api.people.manager._id,
    });
    const at = { ...api, branchId };
    const early = await givenMove(api, day, { branchId });
    const late = await givenMove(api, day, { branchId });
    const lateNounce = await saveOperation(api, late, {
      date: '2027-03-14T20:00:00.000Z',
      duration: 2,
    });
    const earlyNounce = await saveOperation(api, early, {
      earlyStart: true,
      earlyStartNotes: 'Ring twice',
      date: '2027-03-14T14:00:00.000Z',
      duration: 3,
      bookingEnvelope: { startingDriveTime: 0.75, endingDriveTime: 0.5 },
    });
    expect((await assign(at, { ...late, nounce: lateNounce }, truck._id)).status).toBe(200);
    expect((await assign(at, { ...early, nounce: earlyNounce }, truck._id)).status).toBe(200);

    const jobOf = ({ customer, activityId, operationId }: GivenMove) => ({
      ...{ activityId, moverCount: 2, hoursP50: null, stops: [] },
      ...{ expectedStart: expect.any(String), waitsFor: false },
      customerName: `${customer.firstName} ${customer.lastName}`,
      actual: expect.objectContaining({
        ...{ operation: operationId, activity: activityId, state: 'none', movers: 1, version: 0 },
      }),
    });
    const { body } = await schedule({ from: day, to: day });
    expect(body).toEqual({
      [day]: {
        branchId,
        branchName: 'Denver',
        timezone: 'America/Denver',
        truckName: truck.name,
        position: 2,
        onCall: false,
        actingManagerId: api.people.manager._id,
        supportManagerId: null,
        actingManager: { name: 'Test Manager', phone: '405-555-0100' },
        supportManager: null,
        operations: [
          {
            _id: early.operationId,
            arrive: '2027-03-14T12:45:00.000Z',
            depart: '2027-03-14T13:15:00.000Z',
            start: '2027-03-14T14:00:00.000Z',
            end: '2027-03-14T17:00:00.000Z',
            moveId: early.customerId,
            earlyStart: true,
            earlyStartNotes: 'Ring twice',
            ...jobOf(early),
          },
          {
            _id: late.operationId,
            arrive: '2027-03-14T19:30:00.000Z',
            depart: '2027-03-14T20:00:00.000Z',
            start: '2027-03-14T20:00:00.000Z',
            end: '2027-03-14T22:00:00.000Z',
            moveId: late.customerId,
            earlyStart: false,
            earlyStartNotes: '',
            ...jobOf(late),
          },
        ],
      },
    });
  });

  it('lists on-call days without truck or work', async () => {
    const day = '2027-04-01';
    await putOnCall(api, day, { onCall: hand._id });
    expect((await schedule({ from: day, to: day })).body[day]).toEqual({
      branchId: api.branchId,
      branchName: 'Oklahoma City',
      timezone: 'America/Chicago',
      truckName: null,
      position: null,
      onCall: true,
      actingManagerId: null,
      supportManagerId: null,
      actingManager: null,
      supportManager: null,
      operations: [],
    });
  });

  it('says everybody from when on their truck is down, and which one takes over [R-CREW-8]', async () => {
    const day = '2027-04-03';
    const [truck, by] = [(await givenTruck(api))._id, await givenTruck(api)];
    await seat(api, day, { mover: hand._id, truck, position: 1 });
    const today = async () => (await schedule({ from: day, to: day })).body[day];
    expect(await today()).not.toHaveProperty('unavailableFrom');
    await removeFromService(api, { date: day, truckIds: [truck], from: '12:30' });
    expect(await today()).toMatchObject({ unavailableFrom: '12:30' });
    const standIn = { branchId: api.branchId, date: day, truck, by: by._id, from: '12:30' };
    const note = 'Starter';
    await api.as('manager').put('movemanager/standin', { ...standIn, note });
    expect(await today()).toMatchObject({
      unavailableFrom: '12:30',
      standIn: { name: by.name, from: '12:30' },
    });
  });

  it('leaves out work that was taken off the truck', async () => {
    const day = '2027-04-02';
    const truck = (await givenTruck(api))._id;
    await seat(api, day, { mover: hand._id, truck, position: 1 });
    const move = await givenMove(api, day);
    const { body } = await assign(api, move, truck);
    const other = (await givenTruck(api))._id;
    await assign(api, { ...move, nounce: body.nounce }, other);
    expect((await schedule({ from: day, to: day })).body[day]?.operations).toEqual([]);
  });
});
