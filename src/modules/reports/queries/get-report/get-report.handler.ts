import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { Db } from '../../../../platform/database/db.js';
import type { ReportView } from '../../contract/report.view.js';
import { REPORT_ROW, reportView } from '../../persistence/report-view.js';
import type { ReportRow } from '../../persistence/report.row.js';
import { GetReportQuery } from './get-report.query.js';

const SQL = `select ${REPORT_ROW} from reports.report where id = $1 and owner_id = $2`;

@QueryHandler(GetReportQuery)
export class GetReportHandler implements IQueryHandler<GetReportQuery> {
  constructor(private readonly db: Db) {}

  async execute({ reportId, ownerId }: GetReportQuery): Promise<ReportView> {
    const [row] = await this.db.prepared<ReportRow>(SQL, [reportId, ownerId]);
    if (!row) throw notFound('Report');
    return reportView(row);
  }
}
