import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /referrer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('referrer')).status).toBe(401);
  });

  it("has the company's own web site from the start", async () => {
    const { status, body } = await api.as('mover').get('referrer');
    expect(status).toBe(200);
    expect(body).toEqual([{ _id: expect.any(String), name: 'Web site', active: true }]);
  });

  it('lists active ones, or all [R-SOURCE-1]', async () => {
    await api.as('admin').put('referrer', [{ name: 'Yelp' }]);
    expect((await api.as('mover').get('referrer')).body).toMatchObject([{ name: 'Yelp' }]);
    const { body } = await api.as('mover').get('referrer', { query: { all: true } });
    expect(body).toMatchObject([{ name: 'Web site', active: false }, { name: 'Yelp' }]);
  });
});
