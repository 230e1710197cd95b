import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { ReportView } from '../../contract/report.view.js';
import { ReportReader } from '../report-reader.js';
import { ListReportsQuery } from './list-reports.query.js';

@QueryHandler(ListReportsQuery)
export class ListReportsHandler implements IQueryHandler<ListReportsQuery> {
  constructor(private readonly reports: ReportReader) {}

  execute({ ownerId }: ListReportsQuery): Promise<ReportView[]> {
    return this.reports.ofOwner(ownerId);
  }
}
