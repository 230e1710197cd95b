import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from '../branches/branch-body.js';

const zone = (name: string) => ({ codes: ['73107'], zone: name, useFee: true, tripFee: 45.5 });

describe('GET /zipzone', () => {
  let api: TestApi;
  let otherId: string;
  beforeAll(async () => {
    api = await startTestApi();
    const admin = api.as('admin');
    otherId = (await admin.post<{ _id: string }>('branch', branchBody())).body._id;
    await admin.put(`zipzone/${api.branchId}`, [zone('NW')]);
    await admin.put(`zipzone/${otherId}`, [zone('T')]);
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('zipzone')).status).toBe(401);
  });

  it('lists the zones of all branches, or of one [R-BRANCH-10]', async () => {
    expect((await api.as('sales').get<unknown[]>('zipzone')).body).toHaveLength(2);
    const query = { branchId: otherId };
    expect((await api.as('sales').get('zipzone', { query })).body).toEqual([
      { ...zone('T'), branchId: otherId },
    ]);
  });

  it.each(['mover', 'lead'] as const)('shows no fees to a %s', async (person) => {
    const query = { branch: otherId };
    expect((await api.as(person).get('zipzone', { query })).body).toEqual([
      { codes: ['73107'], zone: 'T', branchId: otherId },
    ]);
  });
});
