import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { truckBody } from './truck-body.js';

describe('DELETE /truck/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses strangers, malformed and unknown ids', async () => {
    expect((await api.anonymous.delete(`truck/${newId()}`)).status).toBe(401);
    expect((await api.as('sales').delete(`truck/${newId()}`)).status).toBe(403);
    expect((await api.as('manager').delete('truck/1')).status).toBe(400);
    expect((await api.as('manager').delete(`truck/${newId()}`)).status).toBe(404);
  });

  it('takes the truck out of service, once and again [R-TRUCK-5]', async () => {
    const sent = truckBody(api.branchId);
    const { body: truck } = await api.as('manager').post<{ _id: string }>('truck', sent);
    for (const query of [{}, { clear: 'true' }]) {
      const { status, body } = await api.as('manager').delete(`truck/${truck._id}`, { query });
      expect(status).toBe(200);
      expect(body).toEqual({ ...sent, _id: truck._id, inService: false });
    }
  });
});
