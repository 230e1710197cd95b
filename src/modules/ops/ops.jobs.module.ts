import { Module } from '@nestjs/common';
import { PruneJobsProcessor } from './jobs/prune-jobs.processor.js';
import { OpsModule } from './ops.module.js';

@Module({ imports: [OpsModule], providers: [PruneJobsProcessor] })
export class OpsJobsModule {}
