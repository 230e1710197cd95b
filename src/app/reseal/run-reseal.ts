import { NestFactory } from '@nestjs/core';
import { AppConfig } from '../../platform/config/app.config.js';
import { loadConfig } from '../../platform/config/load-config.js';
import { createPino } from '../../platform/logging/create-pino.js';
import { PinoLogger } from '../../platform/logging/pino-logger.js';
import { exitWithSentence } from '../start/exit-with-sentence.js';
import { Reseal } from './reseal.js';
import { ResealModule } from './reseal.module.js';

/** `npm run reseal`: says what was sealed anew, and fails where something stays shut. */
export const runReseal = (): Promise<void> =>
  exitWithSentence(async () => {
    const context = await NestFactory.createApplicationContext(ResealModule, {
      logger: new PinoLogger(createPino(loadConfig(AppConfig))),
      abortOnError: false,
    });
    try {
      const done = await context.get(Reseal).everything();
      for (const [name, { anew, shut }] of Object.entries(done)) {
        process.stdout.write(`${name}: ${anew} sealed anew, ${shut} that no key opens\n`);
        if (shut > 0) process.exitCode = 1;
      }
    } finally {
      await context.close();
    }
  });
