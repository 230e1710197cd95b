import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { truckBody } from './truck-body.js';

describe('POST /truck', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const post = (changes: Record<string, unknown> = {}) =>
    api.as('manager').post<{ _id: string }>('truck', truckBody(api.branchId, changes));

  it('is refused without a token and without the right', async () => {
    expect((await api.anonymous.post('truck', truckBody(api.branchId))).status).toBe(401);
    expect((await api.as('sales').post('truck', truckBody(api.branchId))).status).toBe(403);
  });

  it.each([
    [{ name: 'T 1' }, 'name'],
    [{ abbreviation: 'T' }, 'abbreviation'],
    [{ abbreviation: '🚚' }, 'abbreviation'],
    [{ color: '' }, 'color'],
    [{ branchId: 'x' }, 'branchId'],
    [{ isRental: true }, 'rentalDay'],
    [{ isRental: true, rentalDay: '2026-13-1' }, 'rentalDay'],
  ])('names what is wrong with %p', async (changes, path) => {
    const { status, body } = await post(changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('refuses an unknown branch', async () => {
    const { status, body } = await post({ branchId: newId() });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Branch not found' });
  });

  it('refuses a name that the branch has, in whatever letters', async () => {
    await post({ name: 'Big_Red' });
    const { status, body } = await post({ name: 'bIG_rED' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('stores the truck [R-TRUCK-1]', async () => {
    const sent = truckBody(api.branchId);
    const { status, body } = await api.as('admin').post<{ _id: string }>('truck', sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...sent, _id: expect.any(String) });
    expect((await api.as('mover').get(`truck/${body._id}`)).body).toEqual(body);
  });

  it('is in service without a lift by default', async () => {
    const { body } = await post({ hasLift: undefined, inService: undefined });
    expect(body).toMatchObject({ hasLift: false, inService: true, isRental: false });
  });

  it('takes a rental of a day beside the same rental of another', async () => {
    const rental = { name: 'Uhaul', isRental: true, rentalDay: '2026-3-7' };
    expect((await post(rental)).body).toMatchObject({ isRental: true, rentalDay: '2026-03-07' });
    expect((await post({ ...rental, rentalDay: '2026-03-08' })).status).toBe(200);
    expect((await post({ ...rental, name: 'UHAUL' })).status).toBe(409);
    await post({ name: 'Own' });
    expect((await post({ ...rental, name: 'own' })).body).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('lets one of two through that come at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post({ name: 'Racer' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
