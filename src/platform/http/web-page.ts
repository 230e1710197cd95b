import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { VISITOR_POLICY } from './security-headers.js';

/** The page for visitors of the company's web site, without any of the staff's app. */
const VISITOR_PAGE = '/book';
const PAGE_PATHS = ['/', '/signin', '/signout', '/emma', '/emma/*'];

/** Paths under these are never pages, even if no file is there. */
const NO_PAGES = /^\/(api|assets|calendar|dev-idp|healthcheck|metrics|ops|socket\.io)(?=[/?]|$)/;

/**
 * Without the headers that let a browser ask whether it changed, since that would get an empty 404.
 */
const UNKEPT = { etag: false, lastModified: false, acceptRanges: false } as const;

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !NO_PAGES.test(url) &&
  (headers.accept ?? '').includes('text/html');

/**
 * Serves the built web page: hashed files are cached forever, the page itself is always fresh. At
 * an unknown address a person with a browser reads that in the page; programs get a 404 in JSON.
 */
export async function serveWebPage(app: NestFastifyApplication, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  const fastify = app.getHttpAdapter().getInstance();
  const files = { index: false, cacheControl: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...files,
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  // Looked up at each request: the page may be rebuilt while the server runs.
  await app.register(fastifyStatic, {
    ...files,
    root: join(root, 'assets'),
    prefix: '/assets/',
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  for (const path of PAGE_PATHS) {
    fastify.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && wantsPage(request)) reply.code(404).sendFile('index.html', UNKEPT);
    else done();
  });
  fastify.get(VISITOR_PAGE, (_request, reply) =>
    reply.header('content-security-policy', VISITOR_POLICY).sendFile('book/index.html'),
  );
}
