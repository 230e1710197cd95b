import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  givenBooked,
  givenCustomer,
  givenDenver,
  newCustomer,
  stops,
} from '../moves/move-fixtures.js';
import { UNKNOWN } from './mail-fixtures.js';

type Fields = Record<string, unknown>;

describe('GET /mailer/customerdata/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const dataOf = async (id: string): Promise<Fields> =>
    (await api.as('sales').get<Fields>(`mailer/customerdata/${id}`)).body;

  it('is for those who sell', async () => {
    expect((await api.as('mover').get(`mailer/customerdata/${UNKNOWN}`)).status).toBe(403);
  });

  it('does not know an unknown customer', async () => {
    expect((await api.as('sales').get('mailer/customerdata/1')).status).toBe(400);
    expect(await api.as('sales').get(`mailer/customerdata/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Customer not found' },
    });
  });

  it('writes names, days, times, addresses and totals as people read them [R-MAIL-1]', async () => {
    const made = await givenCustomer(api, '2027-03-10');
    const { _id: activityId, operations } = activityOf(made);
    const operation = { _id: operations[0]?._id, date: '2027-03-10T15:15:00.000Z' };
    const saved = await api.as('sales').put<CustomerView>(`customermgt/${made._id}`, {
      nounce: made.nounce,
      move: {
        activities: [
          { _id: activityId, locations: stops(), operations: [{ ...operations[0], ...operation }] },
        ],
      },
    });
    expect(saved.status).toBe(200);
    const { estTotalCost = 0 } = activityOf(saved.body);
    const total = `$${estTotalCost.toFixed(2)}`;

    const fields = await dataOf(made._id);
    expect(fields).toMatchObject({
      customer: { firstName: 'Maria', lastName: 'Gómez', phone: '(405) 555-0100' },
      branch: { name: 'Oklahoma City', phone: '(405) 555-0199' },
      salesperson: { fullName: 'Test Sales' },
      move: { rate: '$55.00', totalEstimate: total },
      activities: [
        {
          day: '03/10/2027',
          weekday: 'Wednesday',
          startTime: '9:15 AM',
          from: '1200 N Walker Ave, Oklahoma City, OK 73103',
          to: '6400 S Lewis Ave, Oklahoma City, OK 73129',
          totalEstimate: total,
        },
      ],
      'customer.firstName': 'Maria',
      'activities.0.day': '03/10/2027',
      'activities.0.startTime': '9:15 AM',
      'activities.0.arrival': 'at 9:15 AM',
      arrival: 'at 9:15 AM',
      firstName: 'Maria',
    });
  });

  it('names who is seated on the trucks of a day, the lead first', async () => {
    const booked = await givenBooked(api, '2027-04-10');
    expect(await dataOf(booked._id)).toMatchObject({ activities: [{ crewNames: '' }] });
    const truck = activityOf(booked).operations[0]?.truck;
    const seats = [
      { mover: api.people.mover._id, truck, position: 1 },
      { mover: api.people.lead._id, truck, position: 0 },
    ];
    for (const seat of seats) {
      const path = `assignment/mover/${api.branchId}/2027-04-10`;
      expect((await api.as('manager').post(path, seat)).status).toBe(200);
    }
    const crewNames = `${api.people.lead.fullName}, ${api.people.mover.fullName}`;
    expect(await dataOf(booked._id)).toMatchObject({ crewNames, activities: [{ crewNames }] });
  });

  it('goes by the clock of the branch, also of customers without any activity', async () => {
    const denver = await givenDenver(api);
    const sales = api.as('sales');
    const { body } = await sales.post<{ id: string }>('customermgt', newCustomer(denver));
    expect(await dataOf(body.id)).toMatchObject({ startTime: '8:30 AM', branchName: 'Denver' });
    const empty = await givenCustomer(api, null);
    expect(await dataOf(empty._id)).toMatchObject({
      ...{ activities: [], startTime: '', arrival: '' },
    });
  });
});
