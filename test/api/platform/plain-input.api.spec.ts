import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { Db } from '#platform/database/db.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';

interface Refusal {
  code: string;
  errors: { path: string; message: string }[];
}

const DAY = '2027-03-10';
const FAR = ['9999-12-31', '1999-12-31', '0001-01-01'];
const OVERRIDE = '\u202e';

describe('what is written', () => {
  let api: TestApi;
  let customer: CustomerView;
  beforeAll(async () => {
    api = await startTestApi();
    ({ customer } = await givenMove(api, DAY));
  });
  afterAll(() => api?.close());

  const faultOf = ({ status, body }: ApiAnswer<Refusal>) => ({
    status,
    code: body.code,
    paths: body.errors?.map(({ path }) => path),
  });
  const at = (...paths: string[]) => ({ status: 400, code: 'VALIDATION_FAILED', paths });

  it.each(FAR)('is not for the day %s', async (day) => {
    const sales = api.as('sales');
    const manager = api.as('manager');
    const { _id, nounce, branchId } = customer;
    const [activity] = customer.move.activities;
    const employee = await hire(api);
    const truck = await givenTruck(api);
    const faults = await Promise.all([
      sales.post<Refusal>('move/activity', { movingContractId: _id, nounce, activityDay: day }),
      sales.put<Refusal>(`customermgt/${_id}`, {
        nounce,
        move: { activities: [{ _id: activity?._id, activityDay: day }] },
      }),
      sales.patch<Refusal>(`customer/${_id}`, { nounce, move: { meta: { requestedDay: day } } }),
      manager.put<Refusal>('movemanager/notes', {
        ...{ branchId, assignmentDay: day, notes: 'Rain', revision: 0 },
      }),
      manager.put<Refusal>('movemanager/removefromservice', { date: day, truckIds: [truck._id] }),
      manager.post<Refusal>('movemanager/rental', {
        ...{ branchId, name: 'Rented', hasLift: false, rentalDay: day },
      }),
      manager.put<Refusal>(`assignment/oncall/${branchId}/${day}`, { onCall: employee._id }),
    ]);
    expect(faults.map(faultOf)).toEqual([
      at('activityDay'),
      at('move.activities.0.activityDay'),
      at('move.meta.requestedDay'),
      at('assignmentDay'),
      at('date'),
      at('rentalDay'),
      at('date'),
    ]);
  });

  it('may be looked for on any day', async () => {
    const { branchId } = customer;
    const answers = await Promise.all(
      FAR.flatMap((day) => [
        `movemanager/day_view/${day}/${branchId}`,
        `movemanager/day_sheet/${day}/${branchId}`,
        `movemanager/load/${branchId}?from=${day}&to=${day}`,
        `movemanager/availability/${branchId}?slots=1&duration=2&from=${day}`,
        `assignment/schedule/${api.people.mover._id}?from=${day}&to=${day}`,
        `booking/availability?zip=73103&duration=2&from=${day}`,
      ]).map((path) => api.as('manager').get(path)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });

  it('does not make a customer the one before themselves', async () => {
    const { _id, nounce } = customer;
    const put = (previousContractId: string) =>
      api.as('sales').put<Refusal>(`customermgt/${_id}`, { nounce, previousContractId });
    expect(faultOf(await put(_id))).toEqual(at('previousContractId'));
    const other = await givenMove(api, DAY);
    expect((await put(other.customerId)).status).toBe(200);
  });

  it('has no characters that turn a name around, or that nobody sees', async () => {
    const { customerId, nounce } = await givenMove(api, DAY);
    const { status, body } = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, {
      nounce,
      firstName: `Ann${OVERRIDE}nA\u0000\u0007\u009b`,
      lastName: 'Van\tder\n  Berg',
      phone: '（４０５）\u3000５５５－７１０１',
      notes: `One\n\ttwo${OVERRIDE}`,
    });
    expect(body.phone).toBe('(405) 555-7101');
    expect({ status, ...names(body) }).toEqual({
      status: 200,
      firstName: 'AnnnA',
      lastName: 'Van der Berg',
      notes: 'One\n\ttwo',
    });
    const employee = await hire(api);
    const renamed = { ...employee, firstName: `Lee\u2066` };
    const answer = await api.as('admin').put(`employee/${employee._id}`, renamed);
    expect(answer.body).toMatchObject({ firstName: 'Lee' });
  });

  it('stays saveable where such characters were stored before, on a committed day too', async () => {
    const move = await givenMove(api, DAY);
    const [activity] = move.customer.move.activities;
    const location = { street: '1 Main', city: 'Tulsa', state: 'OK', zip: '74103' };
    const stop = { ...location, normalizedStreetAddress: '1 Main, Tulsa', typeOfWOrk: 'Load' };
    const body = {
      nounce: move.nounce,
      move: { activities: [{ ...activity, locations: [stop] }] },
    };
    const saved = await api.as('sales').put<CustomerView>(`customermgt/${move.customerId}`, body);
    expect(saved.status).toBe(200);
    await api
      .get(Db)
      .query(`update moves.location set city = $1 where activity_id = $2`, [
        `Tul${OVERRIDE}sa\u00a0`,
        activity?._id,
      ]);
    const truck = await givenTruck(api);
    const ready = await readMove(api, move.customerId);
    expect((await assign(api, ready, truck._id)).status).toBe(200);
    const { body: read } = await api.as('sales').get<CustomerView>(`customer/${move.customerId}`);
    expect(read.move.activities[0]?.locations[0]?.city).toBe(`Tul${OVERRIDE}sa\u00a0`);
    const again = await api.as('sales').put<CustomerView>(`customermgt/${move.customerId}`, read);
    expect(again.status).toBe(200);
  });
});

describe('what is pasted', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it.each(['\v', '\f', '\u0085', '\u2028', '\u2029', '\r', '\r\n'])(
    'keeps the line break %j of a long text, and a blank of it in a line',
    async (end) => {
      const { customerId, nounce } = await givenMove(api, DAY);
      const typed = `Dock 3${end}7 PM`;
      const body = { nounce, lastName: typed, notes: typed, move: { meta: { moveAlerts: typed } } };
      const saved = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, body);
      expect(saved.body).toMatchObject({
        lastName: 'Dock 3 7 PM',
        notes: 'Dock 3\n7 PM',
        move: { meta: { moveAlerts: 'Dock 3\n7 PM' } },
      });
    },
  );

  it('is read without what nobody sees, and without blanks around it', async () => {
    const { customerId, nounce } = await givenMove(api, DAY);
    const saved = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, {
      nounce,
      firstName: '\u00a0 Mar\u00adia\u200b ',
      lastName: 'Go\u2060mez \ufeff',
      altFirstName: '👨‍👩‍👧 می\u200cخواهم',
      email: ' ma\u200bria.\u200dgomez@example.test\u00a0',
      move: { meta: { requestedDay: '2027-03-11\u200e' } },
    });
    expect(saved.body).toMatchObject({
      firstName: 'Maria',
      lastName: 'Gomez',
      altFirstName: '👨‍👩‍👧 می\u200cخواهم',
      email: 'maria.gomez@example.test',
      move: { meta: { requestedDay: '2027-03-11' } },
    });
    const found = async (search: string) => {
      const path = `customer?filter=all&search=${encodeURIComponent(search)}`;
      const { body } = await api.as('sales').get<{ customers: { _id: string }[] }>(path);
      return body.customers.map(({ _id }) => _id);
    };
    expect(await found('\u200bmaria go\u00admez\u00a0')).toEqual([customerId]);
    const day = encodeURIComponent(`${DAY}\u200b`);
    const view = `movemanager/day_view/${day}/${saved.body.branchId}`;
    expect((await api.as('manager').get(view)).status).toBe(200);
  });

  it('fills in no required field if nobody sees anything of it', async () => {
    const { customerId, nounce } = await givenMove(api, DAY);
    const put = (lastName: string) =>
      api.as('sales').put(`customermgt/${customerId}`, { nounce, lastName });
    const answers = await Promise.all(['\u200b', '\ufeff ', '\u2060\u00ad', '\u3164'].map(put));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

const names = ({ firstName, lastName, notes }: CustomerView) => ({ firstName, lastName, notes });
