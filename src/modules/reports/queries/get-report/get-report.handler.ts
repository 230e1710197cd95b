import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import type { ReportView } from '../../contract/report.view.js';
import { ReportReader } from '../report-reader.js';
import { GetReportQuery } from './get-report.query.js';

@QueryHandler(GetReportQuery)
export class GetReportHandler implements IQueryHandler<GetReportQuery> {
  constructor(private readonly reports: ReportReader) {}

  async execute({ reportId, ownerId }: GetReportQuery): Promise<ReportView> {
    const report = await this.reports.own(reportId, ownerId);
    if (!report) throw notFound('Report');
    return report;
  }
}
