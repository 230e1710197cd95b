import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Issuer } from '../modules/access/identity/issuer.js';
import { AppConfig } from '../platform/config/app.config.js';

/** Tells the person at the terminal where the page is, and what they must know of it. */
export async function announce(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig);
  const { port } = new URL(await app.getUrl());
  const address = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`\nEmma is ready: ${address}\n`);
  const { warning } = app.get(Issuer, { strict: false });
  if (warning) process.stderr.write(`\n${warning}\n\n`);
}
