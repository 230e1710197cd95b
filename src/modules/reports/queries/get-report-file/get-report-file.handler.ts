import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { REPORT_ERRORS } from '../../contract/report-terms.js';
import { reportFileName } from '../../domain/report-file-name.js';
import { GetReportQuery } from '../get-report/get-report.query.js';
import { GetReportFileQuery } from './get-report-file.query.js';
import type { ReportFile } from './get-report-file.query.js';

@QueryHandler(GetReportFileQuery)
export class GetReportFileHandler implements IQueryHandler<GetReportFileQuery> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ reportId, ownerId }: GetReportFileQuery): Promise<ReportFile> {
    const report = await this.queries.execute(new GetReportQuery(reportId, ownerId));
    if (report.state !== 'done') {
      throw conflict('REPORT_NOT_READY', REPORT_ERRORS.REPORT_NOT_READY);
    }
    const { kind, params, bytes, finished } = report;
    const filename = reportFileName(kind, params);
    return { reportId, filename, bytes, version: `${reportId}-${finished ?? ''}` };
  }
}
