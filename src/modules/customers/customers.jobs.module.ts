import { Module } from '@nestjs/common';
import { RollNextActivitiesProcessor } from './jobs/roll-next-activities.processor.js';

/** The customers' background work. */
@Module({ providers: [RollNextActivitiesProcessor] })
export class CustomersJobsModule {}
