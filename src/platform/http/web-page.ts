import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic from '@fastify/static';
import { VISITOR_POLICY } from './security-headers.js';

/** The page for visitors of the company's web site, which has nothing of the staff's app. */
const VISITOR_PAGE = '/book';
const PAGE_PATHS = ['/', '/signin', '/signout', '/emma', '/emma/*'];

/** Serves the built web page: hashed files for ever, the page itself always fresh. */
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
  // Looked for at each request: the page may be built anew under a running server.
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
  const visitor = { helmet: { contentSecurityPolicy: VISITOR_POLICY } };
  fastify.get(VISITOR_PAGE, visitor, (_request, reply) => reply.sendFile('book/index.html'));
}
