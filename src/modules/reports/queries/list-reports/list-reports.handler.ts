import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/database/db.js';
import type { ReportView } from '../../contract/report.view.js';
import { REPORT_ROW, reportView } from '../../persistence/report-view.js';
import type { ReportRow } from '../../persistence/report.row.js';
import { ListReportsQuery } from './list-reports.query.js';

/** More than anyone has in the month for which they are kept. */
const LIMIT = 500;

const SQL = `
  select ${REPORT_ROW} from reports.report where owner_id = $1
  order by created desc, id desc limit ${LIMIT}`;

@QueryHandler(ListReportsQuery)
export class ListReportsHandler implements IQueryHandler<ListReportsQuery> {
  constructor(private readonly db: Db) {}

  async execute({ ownerId }: ListReportsQuery): Promise<ReportView[]> {
    return (await this.db.prepared<ReportRow>(SQL, [ownerId])).map(reportView);
  }
}
