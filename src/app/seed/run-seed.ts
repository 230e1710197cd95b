import { NestFactory } from '@nestjs/core';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { createPino } from '#platform/logging/create-pino.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';
import { exitWithSentence } from '../start/exit-with-sentence.js';
import { SeedCompany } from './seed-company.js';
import { readOptions } from './seed-options.js';
import { SeedModule } from './seed.module.js';

/** `npm run seed -- --customers N`: adds a company of any size to whatever is there already. */
export const runSeed = (words: readonly string[]): Promise<void> =>
  exitWithSentence(async () => {
    const options = readOptions(words);
    const context = await NestFactory.createApplicationContext(SeedModule, {
      logger: new PinoLogger(createPino(loadConfig(AppConfig))),
      abortOnError: false,
    });
    try {
      await context.get(SeedCompany).load(options);
    } finally {
      await context.close();
    }
  });
