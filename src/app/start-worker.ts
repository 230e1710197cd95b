import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { exitWithSentence } from './start/exit-with-sentence.js';
import { openLog } from './start/open-log.js';
import { WorkerModule } from './worker.module.js';

/** Starts a process that only runs jobs. */
export const startWorker = (): Promise<void> =>
  exitWithSentence(async () => {
    await openLog();
    const context = await NestFactory.createApplicationContext(WorkerModule, {
      abortOnError: false,
    });
    context.enableShutdownHooks();
    new Logger('Start').log('The job worker is ready');
  });
