import { NestFactory } from '@nestjs/core';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { createPino } from '#platform/logging/create-pino.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';
import { exitWithSentence, lineOf } from '../start/exit-with-sentence.js';
import { RotateKeys } from './rotate-keys.js';
import { RotateKeysModule } from './rotate-keys.module.js';

/**
 * `npm run rotate-keys`: prints what was sealed with the new key, and fails if no key opens some
 * text.
 */
export const runRotateKeys = (): Promise<void> =>
  exitWithSentence(async () => {
    const context = await NestFactory.createApplicationContext(RotateKeysModule, {
      logger: new PinoLogger(createPino(loadConfig(AppConfig))),
      abortOnError: false,
    });
    try {
      const done = await context.get(RotateKeys).everything();
      for (const [name, { rotated, unreadable }] of Object.entries(done)) {
        process.stdout.write(
          lineOf(`${name}: ${rotated} sealed with the new key, ${unreadable} that no key opens`),
        );
        if (unreadable > 0) process.exitCode = 1;
      }
    } finally {
      await context.close();
    }
  });
