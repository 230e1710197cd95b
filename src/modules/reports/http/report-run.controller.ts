import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { Requires } from '#platform/http/requires.js';
import { QueueReportCommand } from '../commands/queue-report/queue-report.command.js';
import type { ReportKind } from '../contract/report-terms.js';
import { ReportParamsDto } from '../contract/report-params.dto.js';
import type { QueuedReportView, ReportParams, ReportTableView } from '../contract/report.view.js';
import { RunReportQuery } from '../queries/run-report/run-report.query.js';

/** The reports: GET answers a short one at once, POST has any written in the background. */
@ApiTags('reports')
@Controller('reports')
@Requires('admin')
export class ReportRunController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Runs the move report at once. */
  @Get('moves')
  @LimitPerPerson(COSTLY.report)
  runMoves(@Query() params: ReportParamsDto): Promise<ReportTableView> {
    return this.run('moves', params);
  }

  /** Runs the manager report at once. */
  @Get('manager')
  @LimitPerPerson(COSTLY.report)
  runManager(@Query() params: ReportParamsDto): Promise<ReportTableView> {
    return this.run('manager', params);
  }

  /** Runs the marketing report at once. */
  @Get('marketing')
  @LimitPerPerson(COSTLY.report)
  runMarketing(@Query() params: ReportParamsDto): Promise<ReportTableView> {
    return this.run('marketing', params);
  }

  /** Queues a move report. */
  @Post('moves')
  @HttpCode(202)
  queueMoves(@Body() params: ReportParamsDto): Promise<QueuedReportView> {
    return this.queue('moves', params);
  }

  /** Queues a manager report. */
  @Post('manager')
  @HttpCode(202)
  queueManager(@Body() params: ReportParamsDto): Promise<QueuedReportView> {
    return this.queue('manager', params);
  }

  /** Queues a marketing report. */
  @Post('marketing')
  @HttpCode(202)
  queueMarketing(@Body() params: ReportParamsDto): Promise<QueuedReportView> {
    return this.queue('marketing', params);
  }

  private run(kind: ReportKind, params: ReportParamsDto): Promise<ReportTableView> {
    return this.queries.execute(new RunReportQuery(kind, paramsOf(params)));
  }

  private queue(kind: ReportKind, params: ReportParamsDto): Promise<QueuedReportView> {
    return this.commands.execute(new QueueReportCommand(kind, paramsOf(params)));
  }
}

const paramsOf = ({ branchId, start, end }: ReportParamsDto): ReportParams => ({
  branchId: branchId ?? null,
  start,
  end,
});
