import { SetMetadata } from '@nestjs/common';
import type { JobDefinition } from './job-definition.js';
import type { JobHandler } from './job-handler.js';

export const PROCESSED_JOB = 'processed-job';

type HandlerClass<Payload extends object> = abstract new (...args: never[]) => JobHandler<Payload>;

/** Marks a provider of a `*.jobs.module.ts` as the one processor of a kind of job. */
export const JobProcessor =
  <Payload extends object>(definition: JobDefinition<Payload>) =>
  (target: HandlerClass<Payload>): void => {
    SetMetadata(PROCESSED_JOB, definition)(target);
  };
