import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /client-config', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('gives everybody what the page must know', async () => {
    const { status, body } = await api.anonymous.get('client-config');
    const { port } = new URL(api.origin);
    expect(status).toBe(200);
    expect(body).toEqual({
      environment: 'test',
      sandboxLabel: 'Emma Sandbox',
      oidc: {
        issuer: `http://localhost:${port}/dev-idp`,
        clientId: 'emma',
        authorizeUrl: `${api.origin}/dev-idp/auth`,
      },
      maps: { provider: 'embedded', approximate: true, tileUrl: null, attribution: '' },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  it('lets the page call nobody but its own server, the issuer included', async () => {
    const { headers } = await api.anonymous.get('client-config');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  });
});
