import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { compressAnswers } from './compress-answers.js';
import { serveWebPage } from './web-page.js';

const CODE = 'export const page = 1;';

describe('the web page', () => {
  let root: string;
  let server: FastifyInstance;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'emma-web-'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), '<title>Emma</title>');
    await writeFile(join(root, 'sw.js'), CODE);
    await writeFile(join(root, 'manifest.webmanifest'), '{}');
    await writeFile(join(root, 'assets', 'page.js'), CODE);
    await writeFile(join(root, 'assets', 'page.js.br'), 'compressed by the build');
    server = fastify();
    await compressAnswers(server);
    const app = {
      getHttpAdapter: () => ({ getInstance: () => server }),
      register: async (plugin: never, options: never) => server.register(plugin, options),
    };
    await serveWebPage(app as unknown as NestFastifyApplication, root);
  });

  afterEach(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const get = (url: string, encodings: string) =>
    server.inject({ url, headers: { 'accept-encoding': encodings } });

  it('sends what the build compressed, for ever, to who accepts it', async () => {
    const { headers, body } = await get('/assets/page.js', 'gzip, deflate, br');
    expect(body).toBe('compressed by the build');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
    });
  });

  it('sends the file itself to who does not', async () => {
    const { headers, body } = await get('/assets/page.js', 'identity');
    expect(body).toBe(CODE);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('sends what a later build put there, and says of what is gone that it is', async () => {
    await writeFile(join(root, 'assets', 'page-2.js'), 'export const page = 2;');
    await rm(join(root, 'assets', 'page.js'));
    await rm(join(root, 'assets', 'page.js.br'));
    expect(await get('/assets/page-2.js', 'identity')).toMatchObject({
      body: 'export const page = 2;',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    for (const url of ['/assets/page.js', '/assets/../../secret', '/assets/.hidden'])
      expect(await get(url, 'br')).toMatchObject({ statusCode: 404 });
  });

  it('answers the app’s addresses with the page, always fresh', async () => {
    const { headers, body } = await get('/emma/customer', 'identity');
    expect(body).toBe('<title>Emma</title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('sends the worker and the manifest as what they are, always fresh', async () => {
    for (const [url, type] of [
      ['/sw.js', 'javascript'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { headers } = await get(url, 'identity');
      expect(headers['content-type']).toContain(type);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  const ask = (url: string, accept: string) => server.inject({ url, headers: { accept } });
  const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it.each(['/foo', '/customers/7?tab=2', '/apiary'])(
    'lets the page itself say that there is nothing at %s',
    async (url) => {
      const { statusCode, headers, body } = await ask(url, BROWSER);
      expect(statusCode).toBe(404);
      expect(body).toBe('<title>Emma</title>');
      expect(headers['content-type']).toContain('text/html');
      expect(headers).not.toHaveProperty('etag');
    },
  );

  it.each([
    ['/foo', 'application/json'],
    ['/foo', '*/*'],
    ['/api/v3/nosuch', BROWSER],
    ['/api', BROWSER],
    ['/assets/gone.js', BROWSER],
    ['/healthcheck/nosuch', BROWSER],
  ])('answers %s asked for as %s in JSON', async (url, accept) => {
    const { statusCode, headers } = await ask(url, accept);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});
