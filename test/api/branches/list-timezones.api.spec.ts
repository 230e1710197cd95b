import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /timezone', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('timezone')).status).toBe(401);
  });

  it('lists IANA names once each, those of the United States first [R-BRANCH-9]', async () => {
    const { status, body } = await api.as('mover').get<string[]>('timezone');
    expect(status).toBe(200);
    expect(body.slice(0, 2)).toEqual(['America/Chicago', 'America/New_York']);
    expect(body.indexOf('Europe/Berlin')).toBeGreaterThan(body.indexOf('America/Yakutat'));
    expect(new Set(body).size).toBe(body.length);
  });
});
