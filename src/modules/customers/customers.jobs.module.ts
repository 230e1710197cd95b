import { Module } from '@nestjs/common';
import { CustomersModule } from './customers.module.js';
import { RollNextActivitiesProcessor } from './processors/roll-next-activities.processor.js';

/** The customers' background work. */
@Module({ imports: [CustomersModule], providers: [RollNextActivitiesProcessor] })
export class CustomersJobsModule {}
