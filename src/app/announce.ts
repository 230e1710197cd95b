import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppConfig } from '../platform/config/app.config.js';

/** Tells the person at the terminal where the page is. */
export async function announce(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig);
  const { port } = new URL(await app.getUrl());
  const address = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`\nEmma is ready: ${address}\n`);
}
