import { Module } from '@nestjs/common';
import { PlaceBranchProcessor } from './processors/place-branch.processor.js';
import { MapsModule } from './maps.module.js';

/** The background work of maps. */
@Module({ imports: [MapsModule], providers: [PlaceBranchProcessor] })
export class MapsJobsModule {}
