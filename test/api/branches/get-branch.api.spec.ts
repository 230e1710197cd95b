import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { TEST_PEOPLE } from '../../support/api/test-people.js';

describe('GET /branch/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get(`branch/${api.branchId}`)).status).toBe(401);
  });

  it('distinguishes a malformed id from an unknown one', async () => {
    expect((await api.as('mover').get('branch/xyz')).status).toBe(400);
    const { status, body } = await api.as('mover').get(`branch/${newId()}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Branch not found' });
  });

  it.each(TEST_PEOPLE)(
    'shows the %s the branch, its mail settings only to an admin',
    async (who) => {
      const { status, body } = await api.as(who).get<object>(`branch/${api.branchId}/`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ _id: api.branchId, timezone: 'America/Chicago' });
      expect(body).not.toHaveProperty('outboundRefreshToken');
      for (const key of ['outboundEmail', 'outboundName', 'hasOutboundRefreshToken']) {
        expect(key in body).toBe(who === 'admin');
      }
    },
  );
});
