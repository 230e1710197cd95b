import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ruleBroken } from '#kernel/domain-error.js';
import type { DomainError } from '#kernel/domain-error.js';
import { Clock } from '#platform/clock/clock.js';
import { copyCsv } from '#platform/csv/copy-csv.js';
import type { CsvSelection } from '#platform/csv/copy-csv.js';
import { isOutOfTime } from '#platform/database/pg-error.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { REPORT_ERRORS, MAX_ROWS_AT_ONCE } from '../../contract/report-terms.js';
import type { ReportTableView } from '../../contract/report.view.js';
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

  async execute({ kind, params, withinMs }: RunReportQuery): Promise<ReportTableView> {
    const { branchId } = params;
    if (branchId !== null) await this.queries.execute(new GetBranchQuery(branchId));
    // If rows can be counted before they are made, a long report is refused before it costs much.
    refuseMoreThanFit(await expectedRows(this.database.pool, kind, params));
    const { columns, from, values } = selectReport(kind, params, this.clock.now());
    const bounded = { columns, from: `${from} limit ${MAX_ROWS_AT_ONCE + 1}`, values };
    return {
      csvData: await this.csvOf(bounded, withinMs),
      filename: reportFileName(kind, params),
    };
  }

  private async csvOf(selection: CsvSelection, withinMs: number): Promise<string> {
    let csv = '';
    let made = 0;
    try {
      for await (const { text, rows } of copyCsv(this.database.pool, selection, withinMs)) {
        csv += text;
        made += rows;
        refuseMoreThanFit(made);
      }
    } catch (error) {
      // A report of few rows is long as well if they are made from very many.
      throw isOutOfTime(error) ? tooLarge() : error;
    }
    return csv;
  }
}

function refuseMoreThanFit(rows: number): void {
  if (rows > MAX_ROWS_AT_ONCE) throw tooLarge();
}

const tooLarge = (): DomainError => ruleBroken('REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE);
