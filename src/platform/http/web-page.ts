import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic from '@fastify/static';

const PAGE_PATHS = ['/', '/signin', '/signout', '/emma', '/emma/*'];

/** Serves the built web page: hashed files for ever, the page itself always fresh. */
export async function serveWebPage(app: NestFastifyApplication, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${join('/', 'assets')}/`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of PAGE_PATHS) {
    fastify.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
}
