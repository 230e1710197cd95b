import { NestFactory } from '@nestjs/core';
import { exitWithSentence } from '../start/exit-with-sentence.js';
import { openLog } from '../start/open-log.js';
import { SeedCompany } from './seed-company.js';
import { readOptions } from './seed-options.js';
import { SeedModule } from './seed.module.js';

/** `npm run seed -- --customers N`: adds a company of any size to whatever is there already. */
export const runSeed = (words: readonly string[]): Promise<void> =>
  exitWithSentence(async () => {
    const options = readOptions(words);
    await openLog();
    const context = await NestFactory.createApplicationContext(SeedModule, {
      abortOnError: false,
    });
    try {
      await context.get(SeedCompany).load(options);
    } finally {
      await context.close();
    }
  });
