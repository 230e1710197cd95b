import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ruleBroken } from '#kernel/domain-error.js';
import { isOutOfTime } from '#platform/database/pg-error.js';
import { doublesOrNull } from '#platform/database/sql/column.js';
import { composed } from '#platform/database/sql/statement.js';
import type { Statement } from '#platform/database/sql/statement.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { REPORT_FIGURES } from '../../contract/report-figures.js';
import type { ReportFiguresView } from '../../contract/report-figures.js';
import { MAX_MS_AT_ONCE, REPORT_ERRORS } from '../../contract/report-terms.js';
import { ReportsDatabase } from '../../database/reports-database.js';
import { comparedSpans, type Span } from '../../domain/compared-spans.js';
import { figuresSql } from '../../selections/figures-sql.js';
import { EVERY_BRANCH } from '../../selections/report-scope.js';
import { CompareFiguresQuery } from './compare-figures.query.js';

const FIGURES = composed({ figures: doublesOrNull() }, figuresSql, 'plain', [['moves']]);
type FiguresRow = ReturnType<typeof FIGURES>['row'];

@QueryHandler(CompareFiguresQuery)
export class CompareFiguresHandler implements IQueryHandler<CompareFiguresQuery> {
  constructor(
    private readonly database: ReportsDatabase,
    private readonly queries: QueryBus,
  ) {}

  async execute({ kind, params }: CompareFiguresQuery): Promise<ReportFiguresView> {
    const { branchId, start, end } = params;
    if (branchId !== null) await this.queries.execute(new GetBranchQuery(branchId));
    const { before, yearAgo } = comparedSpans({ start, end });
    const [now, then, longAgo] = await this.read(FIGURES(kind), branchId, [
      { start, end },
      before,
      yearAgo,
    ]);
    const figures = Object.entries(REPORT_FIGURES[kind]).map(([name, kindOf], place) => ({
      name,
      kind: kindOf,
      value: now?.figures[place] ?? null,
      before: then?.figures[place] ?? null,
      yearAgo: longAgo?.figures[place] ?? null,
    }));
    return { before, yearAgo, figures };
  }

  private async read(
    statement: Statement<FiguresRow>,
    branchId: string | null,
    spans: Span[],
  ): Promise<FiguresRow[]> {
    const values = [
      spans.map(({ start }) => start),
      spans.map(({ end }) => end),
      branchId ?? EVERY_BRANCH,
    ];
    try {
      return await this.database.readWithin(MAX_MS_AT_ONCE, statement, values);
    } catch (error) {
      if (!isOutOfTime(error)) throw error;
      throw ruleBroken('REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE);
    }
  }
}
