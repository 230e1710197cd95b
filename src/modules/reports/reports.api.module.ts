import { Module } from '@nestjs/common';
import { ReportDownloadController } from './http/report-download.controller.js';
import { ReportFiguresController } from './http/report-figures.controller.js';
import { ReportRefusals } from './http/report-refusals.js';
import { ReportRunController } from './http/report-run.controller.js';
import { ReportController } from './http/report.controller.js';
import { ReportTicket } from './http/report.ticket.js';
import { ReportTopic } from './realtime/report.topic.js';
import { ReportsModule } from './reports.module.js';

@Module({
  imports: [ReportsModule],
  // Controllers with fixed paths come before the one that takes an id.
  controllers: [
    ReportRunController,
    ReportFiguresController,
    ReportController,
    ReportDownloadController,
  ],
  providers: [ReportTopic, ReportTicket, ReportRefusals],
})
export class ReportsApiModule {}
