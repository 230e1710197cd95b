import { NestFactory } from '@nestjs/core';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { createPino } from '#platform/logging/create-pino.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';
import { exitWithSentence } from './start/exit-with-sentence.js';
import { WorkerModule } from './worker.module.js';

/** Starts a process that only runs jobs. */
export const startWorker = (): Promise<void> =>
  exitWithSentence(async () => {
    const logger = new PinoLogger(createPino(loadConfig(AppConfig)));
    const context = await NestFactory.createApplicationContext(WorkerModule, {
      logger,
      abortOnError: false,
    });
    context.enableShutdownHooks();
    logger.log('The job worker is ready');
  });
