import { Module } from '@nestjs/common';
import { TidyReportsProcessor } from './jobs/tidy-reports.processor.js';
import { WriteReportProcessor } from './jobs/write-report.processor.js';
import { ReportsModule } from './reports.module.js';

/** The background work of reports: writing them. */
@Module({ imports: [ReportsModule], providers: [WriteReportProcessor, TidyReportsProcessor] })
export class ReportsJobsModule {}
