import { NestFactory } from '@nestjs/core';
import { exitWithSentence, lineOf } from '../start/exit-with-sentence.js';
import { openLog } from '../start/open-log.js';
import { RotateKeys } from './rotate-keys.js';
import { RotateKeysModule } from './rotate-keys.module.js';

/**
 * `npm run rotate-keys`: prints what was sealed with the new key, and fails if no key opens some
 * text.
 */
export const runRotateKeys = (): Promise<void> =>
  exitWithSentence(async () => {
    await openLog();
    const context = await NestFactory.createApplicationContext(RotateKeysModule, {
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
