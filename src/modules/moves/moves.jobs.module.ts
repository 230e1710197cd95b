import { Module } from '@nestjs/common';
import { RefreshDriveTimesProcessor } from './processors/refresh-drive-times.processor.js';
import { MovesModule } from './moves.module.js';

/** The background work of moves. */
@Module({ imports: [MovesModule], providers: [RefreshDriveTimesProcessor] })
export class MovesJobsModule {}
