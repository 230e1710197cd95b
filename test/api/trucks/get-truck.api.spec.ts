import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /truck/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses strangers, malformed and unknown ids', async () => {
    expect((await api.anonymous.get(`truck/${newId()}`)).status).toBe(401);
    expect((await api.as('mover').get('truck/1')).status).toBe(400);
    const { status, body } = await api.as('mover').get(`truck/${newId()}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Truck not found' });
  });
});
