import { Module } from '@nestjs/common';
import { TrainModelProcessor } from './processors/train-model.processor.js';
import { RangesModule } from './ranges.module.js';

/** The background work of ranges: learning from finished jobs. */
@Module({ imports: [RangesModule], providers: [TrainModelProcessor] })
export class RangesJobsModule {}
