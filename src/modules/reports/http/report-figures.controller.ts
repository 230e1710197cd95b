import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '#platform/http/requires.js';
import type { ReportFiguresView } from '../contract/report-figures.js';
import { ReportParamsDto } from '../contract/report-params.dto.js';
import type { ReportKind } from '../contract/report-terms.js';
import { CompareFiguresQuery } from '../queries/compare-figures/compare-figures.query.js';

/** The figures over each report, compared with the period before and with a year ago. */
@ApiTags('reports')
@Controller('reports')
@Requires('admin')
export class ReportFiguresController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows the figures of the move report. */
  @Get('moves/figures')
  @LimitPerPerson(COSTLY.report)
  ofMoves(@Query() params: ReportParamsDto): Promise<ReportFiguresView> {
    return this.compare('moves', params);
  }

  /** Shows the figures of the manager report. */
  @Get('manager/figures')
  @LimitPerPerson(COSTLY.report)
  ofManagers(@Query() params: ReportParamsDto): Promise<ReportFiguresView> {
    return this.compare('manager', params);
  }

  /** Shows the figures of the marketing report. */
  @Get('marketing/figures')
  @LimitPerPerson(COSTLY.report)
  ofMarketing(@Query() params: ReportParamsDto): Promise<ReportFiguresView> {
    return this.compare('marketing', params);
  }

  private compare(
    kind: ReportKind,
    { branchId, start, end }: ReportParamsDto,
  ): Promise<ReportFiguresView> {
    const params = { branchId: branchId ?? null, start, end };
    return this.queries.execute(new CompareFiguresQuery(kind, params));
  }
}
