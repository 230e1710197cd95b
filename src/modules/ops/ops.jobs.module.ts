import { Module } from '@nestjs/common';
import { ForgetTopicsProcessor } from './processors/forget-topics.processor.js';
import { PruneJobsProcessor } from './processors/prune-jobs.processor.js';
import { PrunePublicEventsProcessor } from './processors/prune-public-events.processor.js';
import { OpsModule } from './ops.module.js';

@Module({
  imports: [OpsModule],
  providers: [PruneJobsProcessor, PrunePublicEventsProcessor, ForgetTopicsProcessor],
})
export class OpsJobsModule {}
