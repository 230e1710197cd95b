import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { TEST_PEOPLE } from '../../support/api/test-people.js';

describe('GET /employee/self', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('refuses callers without a token [R-ACCESS-5]', async () => {
    const { status, body } = await api.anonymous.get('employee/self');
    expect(status).toBe(401);
    expect(body).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(TEST_PEOPLE)('gives the %s their whole self', async (person) => {
    const { status, body } = await api.as(person).get('employee/self');
    expect(status).toBe(200);
    expect(body).toEqual(api.people[person]);
    expect(body).toMatchObject({ email: `${person}@emma.test`, deleted: false });
  });
});
