import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('an address that cannot be read', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is refused in the shape of every error', async () => {
    const { status, body, headers } = await api.as('admin').get('branch/%E0%A4%A');
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'BAD_REQUEST',
      message: 'This address cannot be read.',
      requestId: headers.get('x-request-id'),
    });
  });

  it('is refused so too where it is longer than any server reads', async () => {
    const { status, body, headers } = await api.anonymous.get(`branch/${'x'.repeat(20_000)}`);
    expect(status).toBe(431);
    expect(body).toEqual({
      statusCode: 431,
      code: 'HEADERS_TOO_LARGE',
      message: 'The headers of this request are too large',
      requestId: headers.get('x-request-id'),
    });
  });
});
