import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from '../branches/branch-body.js';
import { truckBody } from './truck-body.js';

interface Listed {
  name: string;
}

describe('GET /truck', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    const admin = api.as('admin');
    const { body: other } = await admin.post<{ _id: string }>('branch', branchBody());
    const rental = { isRental: true, rentalDay: '2026-11-21' };
    for (const changes of [
      { name: 'beta' },
      { name: 'Alpha' },
      { name: 'Old', inService: false },
      { name: 'Rented', ...rental },
      { name: 'Elsewhere', branchId: other._id },
    ]) {
      await admin.post('truck', truckBody(api.branchId, changes));
    }
  });
  afterAll(() => api?.close());

  const names = async (query: Record<string, string | number>) =>
    (await api.as('mover').get<Listed[]>('truck', { query })).body.map(({ name }) => name);

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('truck')).status).toBe(401);
  });

  it.each([{ size: 2001 }, { size: 0 }, { locationId: 'x' }])('refuses %p', async (query) => {
    expect((await api.as('mover').get('truck', { query })).status).toBe(400);
  });

  it('lists what is in service by name, without rentals [R-TRUCK-3]', async () => {
    expect(await names({})).toEqual(['Alpha', 'beta', 'Elsewhere']);
    expect(await names({ locationId: api.branchId })).toEqual(['Alpha', 'beta']);
    expect(await names({ locationId: 'all' })).toEqual(['Alpha', 'beta', 'Elsewhere']);
  });

  it('lists everything when asked as the customer page asks [R-TRUCK-3]', async () => {
    const query = { filter: 'all', locationId: api.branchId, includeRentals: 'yes', size: 2000 };
    expect(await names(query)).toEqual(['Alpha', 'beta', 'Old', 'Rented']);
    expect(await names({ ...query, size: 1 })).toEqual(['Alpha']);
  });
});
