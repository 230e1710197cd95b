import { Module } from '@nestjs/common';
import { ForgetTopicsProcessor } from './jobs/forget-topics.processor.js';
import { PruneJobsProcessor } from './jobs/prune-jobs.processor.js';
import { OpsModule } from './ops.module.js';

@Module({ imports: [OpsModule], providers: [PruneJobsProcessor, ForgetTopicsProcessor] })
export class OpsJobsModule {}
