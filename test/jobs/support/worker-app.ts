import { Module } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CoreModule } from '../../../src/app/core.module.js';
import { OpsModule } from '#modules/ops/ops.module.js';
import { QueueWorkerModule } from '#platform/queue/queue-worker.module.js';
import { SampleProcessor, TickProcessor, TurnProcessor } from './sample-jobs.js';

/** A process that enqueues only. */
@Module({ imports: [CoreModule] })
export class EnqueueOnlyModule {}

/** A process that works on the sample jobs too. */
@Module({
  imports: [CoreModule, QueueWorkerModule],
  providers: [SampleProcessor, TickProcessor, TurnProcessor],
})
export class SampleWorkerModule {}

/** The same with an operator at hand. */
@Module({ imports: [SampleWorkerModule, OpsModule] })
export class OperatedWorkerModule {}

export const startApp = (module: typeof EnqueueOnlyModule): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
