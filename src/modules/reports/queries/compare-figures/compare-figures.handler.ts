import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ruleBroken } from '#kernel/domain-error.js';
import { isOutOfTime } from '#platform/database/pg-error.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { REPORT_FIGURES } from '../../contract/report-figures.js';
import type { ReportFiguresView } from '../../contract/report-figures.js';
import { MAX_MS_AT_ONCE, REPORT_ERRORS } from '../../contract/report-terms.js';
import { ReportsDatabase } from '../../database/reports-database.js';
import { comparedSpans, type Span } from '../../domain/compared-spans.js';
import { figuresSql } from '../../selections/figures-sql.js';
import { EVERY_BRANCH } from '../../selections/report-scope.js';
import { CompareFiguresQuery } from './compare-figures.query.js';

interface FiguresRow {
  figures: (number | null)[];
}

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
    const [now, then, longAgo] = await this.read(figuresSql(kind), branchId, [
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

  private async read(sql: string, branchId: string | null, spans: Span[]): Promise<FiguresRow[]> {
    const values = [
      spans.map(({ start }) => start),
      spans.map(({ end }) => end),
      branchId ?? EVERY_BRANCH,
    ];
    try {
      return await this.database.readWithin<FiguresRow>(MAX_MS_AT_ONCE, sql, values);
    } catch (error) {
      if (!isOutOfTime(error)) throw error;
      throw ruleBroken('REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE);
    }
  }
}
