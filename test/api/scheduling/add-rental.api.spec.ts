import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

const DAY = '2027-03-05';

describe('POST /movemanager/rental', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const rent = (
    body: object,
    client: ApiClient = api.as('manager'),
  ): Promise<ApiAnswer<TruckView & Refusal>> =>
    client.post('movemanager/rental', {
      branchId: api.branchId,
      hasLift: false,
      rentalDay: DAY,
      ...body,
    });

  it('is for those who dispatch', async () => {
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) => rent({ name: 'Penske' }, client));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each([
    ['branchId', { branchId: 'okc' }],
    ['name', { name: 'P' }],
    ['name', { name: 'Penske 26' }],
    ['name', { name: 'P'.repeat(21) }],
    ['abbreviation', { abbreviation: 'P' }],
    ['color', { color: 7 }],
    ['rentalDay', { rentalDay: undefined }],
    ['rentalDay', { rentalDay: '2027-02-30' }],
    ['hasLift', { hasLift: 'yes' }],
    ['unavailable', { unavailable: true }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await rent({ name: 'Penske_x', ...over });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('takes a blank abbreviation and color for none', async () => {
    const { status, body } = await rent({ name: 'Blank_1', abbreviation: ' ', color: ' ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ abbreviation: 'Bla', color: '#9e9e9e' });
  });

  it('says how a truck may be called [R-TRUCK-2, R-TRUCK-11]', async () => {
    const { body } = await rent({ name: 'Penske 26' });
    expect(body.errors?.[0]?.message).toBe(
      'Truck names may only contain letters, numbers, and underscore. Truck names must be between 2 and 20 characters.',
    );
  });

  it('knows no unknown branch', async () => {
    const answer = await rent({ name: 'Penske', branchId: UNKNOWN });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('refuses a name of the branch and day, whatever its case, and no other', async () => {
    const own = await givenTruck(api, { name: 'Big_Blue' });
    expect(await rent({ name: own.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN' },
    });
    expect((await rent({ name: 'Ryder' })).status).toBe(201);
    expect((await rent({ name: 'RYDER' })).body.code).toBe('NAME_TAKEN');
    expect((await rent({ name: 'Ryder', rentalDay: '2027-03-06' })).status).toBe(201);
    const branchId = (await givenBranch(api))._id;
    expect((await rent({ name: 'Ryder', branchId })).status).toBe(201);
  });

  it('makes a truck of one day with what was left out, whatever is said of its service [R-TRUCK-11]', async () => {
    const { status, body } = await rent({
      name: 'Uhaul_15',
      rentalDay: '2027-4-7',
      inService: false,
      isRental: false,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Uhaul_15',
      abbreviation: 'Uha',
      color: '#9e9e9e',
      hasLift: false,
      inService: true,
      isRental: true,
      rentalDay: '2027-04-07',
      branchId: api.branchId,
    });
    const onBoard = (await dayView(api, '2027-04-07')).trucks;
    expect(onBoard).toContainEqual({
      ...body,
      standIn: null,
      standsInFor: [],
      unavailable: false,
      unavailableNote: '',
      unavailableFrom: null,
    });
    const dayAfter = (await dayView(api, '2027-04-08')).trucks;
    expect(dayAfter.map(({ _id }) => _id)).not.toContain(body._id);
  });

  it('takes abbreviation, color and lift as sent [R-TRUCK-11]', async () => {
    const sent = { abbreviation: 'P26', color: '#123456', hasLift: true };
    expect((await rent({ name: 'Penske_26', ...sent })).body).toMatchObject(sent);
  });
});
