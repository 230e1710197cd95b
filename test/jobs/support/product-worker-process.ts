// The product's own job worker as a separate process; a test compiles it, starts it and kills it.
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '../../../src/app/worker.module.js';

const app = await NestFactory.createApplicationContext(WorkerModule, {
  logger: false,
  abortOnError: false,
});
app.enableShutdownHooks();
process.stdout.write('ready\n');
