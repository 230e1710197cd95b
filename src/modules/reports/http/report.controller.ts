import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { currentActor } from '#platform/actor/actor.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { DiscardReportCommand } from '../commands/discard-report/discard-report.command.js';
import type { ReportView } from '../contract/report.view.js';
import { GetReportQuery } from '../queries/get-report/get-report.query.js';
import { ListReportsQuery } from '../queries/list-reports/list-reports.query.js';

/** The caller's own queued reports. */
@ApiTags('reports')
@Controller('reports')
@Requires('admin')
export class ReportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the reports of the caller, newest first. */
  @Get()
  list(): Promise<ReportView[]> {
    return this.queries.execute(new ListReportsQuery(currentActor().employeeId));
  }

  /** Shows a report. */
  @Get(':reportId')
  get(@Param('reportId', ObjectIdPipe) reportId: string): Promise<ReportView> {
    return this.queries.execute(new GetReportQuery(reportId, currentActor().employeeId));
  }

  /** Cancels a report that is under way, removes one that has ended. */
  @Delete(':reportId')
  discard(@Param('reportId', ObjectIdPipe) reportId: string): Promise<ReportView> {
    return this.commands.execute(new DiscardReportCommand(reportId));
  }
}
