import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ruleBroken } from '../../../../kernel/domain-error.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { copyCsv } from '../../../../platform/csv/copy-csv.js';
import { GetBranchQuery } from '../../../branches/index.js';
import { REPORT_ERRORS } from '../../contract/errors.js';
import { MAX_ROWS_AT_ONCE } from '../../contract/limits.js';
import type { ReportKind } from '../../contract/report-kind.js';
import type { ReportParams, ReportTableView } from '../../contract/report.view.js';
import { ReportsDatabase } from '../../database/reports-database.js';
import { reportFileName } from '../../domain/report-file-name.js';
import { expectedRows } from '../../selections/expected-rows.js';
import { selectReport } from '../../selections/select-report.js';
import { RunReportQuery } from './run-report.query.js';

@QueryHandler(RunReportQuery)
export class RunReportHandler implements IQueryHandler<RunReportQuery> {
  constructor(
    private readonly database: ReportsDatabase,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, params }: RunReportQuery): Promise<ReportTableView> {
    const { branchId } = params;
    if (branchId !== null) await this.queries.execute(new GetBranchQuery(branchId));
    // Where rows can be counted before they are made, a long report is refused before it costs much.
    refuseMoreThanFit(await expectedRows(this.database.pool, kind, params));
    return { csvData: await this.csvOf(kind, params), filename: reportFileName(kind, params) };
  }

  private async csvOf(kind: ReportKind, params: ReportParams): Promise<string> {
    const { columns, from, values } = selectReport(kind, params, this.clock.now());
    const bounded = { columns, from: `${from} limit ${MAX_ROWS_AT_ONCE + 1}`, values };
    let csv = '';
    let made = 0;
    for await (const { text, rows } of copyCsv(this.database.pool, bounded)) {
      csv += text;
      made += rows;
      refuseMoreThanFit(made);
    }
    return csv;
  }
}

function refuseMoreThanFit(rows: number): void {
  if (rows <= MAX_ROWS_AT_ONCE) return;
  throw ruleBroken('REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE);
}
