import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '../api.module.js';
import { placeCalls } from '../place-calls.js';
import { apiDocument } from './add-openapi.js';

/**
 * Writes the API document to a file without settings, database or network: no server is started.
 */
export async function writeDocument(file: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  placeCalls(app);
  writeFileSync(file, JSON.stringify(apiDocument(app), null, 2));
}
