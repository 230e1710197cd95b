import { Module } from '@nestjs/common';
import { TidyReportsProcessor } from './processors/tidy-reports.processor.js';
import { WriteReportProcessor } from './processors/write-report.processor.js';
import { ReportsModule } from './reports.module.js';

/** The background work of reports: writing them. */
@Module({ imports: [ReportsModule], providers: [WriteReportProcessor, TidyReportsProcessor] })
export class ReportsJobsModule {}
