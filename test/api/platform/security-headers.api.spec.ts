import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const STRANGER = 'https://evil.example';

describe('the headers of every answer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const headersOf = async (headers: Record<string, string> = {}): Promise<Headers> =>
    (await api.anonymous.get('client-config', { headers })).headers;

  it('let a page run this server’s scripts only, in no stranger’s frame', async () => {
    const policy = (await headersOf()).get('content-security-policy') ?? '';
    const rules = Object.fromEntries(
      policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(rules).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
    expect(policy).not.toMatch(/unsafe-eval|\*/);
  });

  it('keep browsers from guessing types and from sending other sites a referrer', async () => {
    const headers = await headersOf();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
  });

  it('keep an answer out of the browser’s cache unless it says otherwise', async () => {
    expect((await headersOf()).get('cache-control')).toBe('no-store');
    const refused = await api.anonymous.get('customer');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('keep whoever came by https there for a year, and nobody else', async () => {
    const secure = await headersOf({ 'x-forwarded-proto': 'https' });
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await headersOf()).get('strict-transport-security')).toBeNull();
  });

  it('let no other site read an answer or send more than a simple request', async () => {
    const headers = await headersOf({ origin: STRANGER });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${api.origin}/api/v3/customermgt`, {
      method: 'OPTIONS',
      headers: { origin: STRANGER, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.status).toBe(404);
    const simple = await fetch(`${api.origin}/api/v3/booking/quote`, {
      method: 'POST',
      headers: { origin: STRANGER, 'content-type': 'text/plain' },
      body: '{"zip":"73103","fromType":"Apartment","size":2}',
    });
    expect(simple.status).toBe(415);
  });
});
