import { Module } from '@nestjs/common';
import { PruneJobsHandler } from './commands/prune-jobs/prune-jobs.handler.js';
import { GetJobHandler } from './queries/get-job/get-job.handler.js';

@Module({ providers: [GetJobHandler, PruneJobsHandler] })
export class OpsModule {}
