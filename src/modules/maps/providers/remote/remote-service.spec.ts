import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  bytes,
  cutOff,
  hang,
  json,
  startLocalHttpServer,
  status,
} from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { RemoteService } from './remote-service.js';

const HASTY = { timeoutMs: 600, attempts: 3, backoffMs: 1, failuresToRest: 4, restMs: 60 };
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('RemoteService', () => {
  let server: LocalHttpServer;
  let service: RemoteService;

  beforeAll(async () => {
    server = await startLocalHttpServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
    service = new RemoteService('Test', `${server.url}/`, HASTY);
  });

  it('asks below its base address, with query, headers and body', async () => {
    server.answer(json({ fine: true }));
    const answer = await service.json({
      path: 'a/b',
      query: { q: 'x y' },
      headers: { 'x-key': 'k' },
      json: { one: 1 },
    });
    expect(answer).toEqual({ fine: true });
    const [seen] = server.requests;
    expect(seen).toMatchObject({ method: 'POST', path: '/a/b', body: '{"one":1}' });
    expect(seen?.query.get('q')).toBe('x y');
    expect(seen?.headers['x-key']).toBe('k');
  });

  it.each([
    ['a fault over there', status(500)],
    ['too many requests', status(429)],
    ['no answer in time', hang],
    ['half an answer', cutOff],
    ['nonsense', bytes('application/json', Buffer.from('<html>'))],
  ])('tries again after %s', async (_name, misbehave) => {
    server.answer(misbehave, misbehave, json(1));
    expect(await service.json({ path: '' })).toBe(1);
    expect(server.requests).toHaveLength(3);
  });

  it('gives up after its attempts', async () => {
    server.answer(hang);
    await expect(service.json({ path: '' })).rejects.toMatchObject({ transient: true });
    expect(server.requests).toHaveLength(3);
  });

  it('does not repeat what was refused', async () => {
    server.answer(status(403));
    await expect(service.json({ path: '' })).rejects.toThrow('Test answered 403');
    expect(server.requests).toHaveLength(1);
  });

  it('leaves a failing service alone for a while', async () => {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    server.answer(status(500));
    await expect(service.json({ path: '' })).rejects.toThrow('500');
    await expect(service.json({ path: '' })).rejects.toThrow('resting');
    expect(server.requests).toHaveLength(4);
    now += HASTY.restMs;
    server.answer(json(2));
    expect(await service.json({ path: '' })).toBe(2);
    expect(await service.json({ path: '' })).toBe(2);
    clock.mockRestore();
  });

  it('follows no redirection to another host', async () => {
    server.answer((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    await expect(service.json({ path: '' })).rejects.toMatchObject({ name: 'RemoteFailure' });
  });

  it('gives up on an answer of absurd size', async () => {
    server.answer(bytes('application/json', Buffer.alloc(5_000_000, 32)));
    await expect(service.json({ path: '' })).rejects.toThrow('exceeds');
  });

  it('hands images on, knows when there is none, and refuses anything else', async () => {
    server.answer(bytes('image/png', PNG), status(404), bytes('text/html', PNG));
    expect(await service.image({ path: '' })).toEqual({ contentType: 'image/png', bytes: PNG });
    expect(await service.image({ path: '' })).toBeNull();
    await expect(service.image({ path: '' })).rejects.toThrow('no image');
  });
});
