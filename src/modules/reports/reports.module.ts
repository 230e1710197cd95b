import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { provideConfig } from '#platform/config/load-config.js';
import { BeginReportHandler } from './commands/begin-report/begin-report.handler.js';
import { DiscardReportHandler } from './commands/discard-report/discard-report.handler.js';
import { FinishReportHandler } from './commands/finish-report/finish-report.handler.js';
import { NoteProgressHandler } from './commands/note-progress/note-progress.handler.js';
import { QueueReportHandler } from './commands/queue-report/queue-report.handler.js';
import { SetBackReportHandler } from './commands/set-back-report/set-back-report.handler.js';
import { TidyReportsHandler } from './commands/tidy-reports/tidy-reports.handler.js';
import { ReportsDatabaseConfig } from './database/reports-database.config.js';
import { ReportsDatabase } from './database/reports-database.js';
import { OrphanFiles } from './files/orphan-files.js';
import { ReportFiles } from './files/report-files.js';
import { CompareFiguresHandler } from './queries/compare-figures/compare-figures.handler.js';
import { ReportReader } from './queries/report-reader.js';
import { ReportRepository } from './persistence/report.repository.js';
import { ReportRow } from './persistence/report.row.js';
import { GetReportFileHandler } from './queries/get-report-file/get-report-file.handler.js';
import { GetReportHandler } from './queries/get-report/get-report.handler.js';
import { ListReportsHandler } from './queries/list-reports/list-reports.handler.js';
import { OpenReportFileHandler } from './queries/open-report-file/open-report-file.handler.js';
import { RunReportHandler } from './queries/run-report/run-report.handler.js';
import { ReportWriter } from './writing/report-writer.js';

const commands = [
  QueueReportHandler,
  BeginReportHandler,
  NoteProgressHandler,
  FinishReportHandler,
  SetBackReportHandler,
  DiscardReportHandler,
  TidyReportsHandler,
];

const queries = [
  CompareFiguresHandler,
  RunReportHandler,
  ListReportsHandler,
  GetReportHandler,
  GetReportFileHandler,
  OpenReportFileHandler,
];

/**
 * Figures of moves, people and sources as tables, at once or as files written in the background.
 */
@Module({
  imports: [TypeOrmModule.forFeature([ReportRow])],
  providers: [
    ReportRepository,
    ReportReader,
    ReportFiles,
    OrphanFiles,
    ReportWriter,
    provideConfig(ReportsDatabaseConfig),
    ReportsDatabase,
    ...commands,
    ...queries,
  ],
  exports: [ReportWriter, OrphanFiles],
})
export class ReportsModule {}
