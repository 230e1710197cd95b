import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CoreModule } from '../../src/app/core.module.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { QueueWorkerModule } from '#platform/queue/queue-worker.module.js';
import { JobBench } from './support/job-bench.js';
import { SAMPLE_JOB, SampleProcessor, TickProcessor } from './support/sample-jobs.js';

@Module({ imports: [CoreModule, QueueWorkerModule], providers: [TickProcessor] })
class WithoutProcessor {}

@Injectable()
@JobProcessor(SAMPLE_JOB)
class SecondProcessor {
  async handle(): Promise<void> {}
}

@Module({
  imports: [CoreModule, QueueWorkerModule],
  providers: [TickProcessor, SampleProcessor, SecondProcessor],
})
class WithTwoProcessors {}

async function start(module: Type): Promise<void> {
  const app = await Test.createTestingModule({ imports: [module] }).compile();
  try {
    await app.init();
  } finally {
    await app.close();
  }
}

describe('the start of the worker role', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await JobBench.open('postgres');
  });
  afterAll(() => bench.close());

  it('fails for a job that nobody processes', async () => {
    await expect(start(WithoutProcessor)).rejects.toThrow('samples.act has no processor');
  });

  it('fails for a job that two process', async () => {
    await expect(start(WithTwoProcessors)).rejects.toThrow('samples.act has two processors');
  });
});
