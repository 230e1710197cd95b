import { Module } from '@nestjs/common';
import { KeepUsualProcessor } from './processors/keep-usual.processor.js';
import { SchedulingModule } from './scheduling.module.js';

/** The background work of boards: what is usual on them. */
@Module({ imports: [SchedulingModule], providers: [KeepUsualProcessor] })
export class SchedulingJobsModule {}
