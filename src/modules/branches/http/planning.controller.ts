import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PageQueryDto } from '#kernel/validation/index.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { PLANNING_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { SavePlanningCommand } from '../commands/save-planning/save-planning.command.js';
import type { PlanningView } from '../contract/planning.js';
import { SavePlanningDto } from '../contract/save-planning.dto.js';
import { GetPlanningQuery } from '../queries/get-planning/get-planning.query.js';
import { ListPlanningVersionsQuery } from '../queries/list-planning-versions/list-planning-versions.query.js';

@Controller('branch/:id/planning')
export class PlanningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows how a branch plans its days. */
  @Get()
  @Requires('read')
  @ReducedTo(PLANNING_SHOWN)
  get(@Param('id', ObjectIdPipe) id: string): Promise<PlanningView> {
    return this.queries.execute(new GetPlanningQuery(id));
  }

  /** Lists the saved versions of a branch's planning settings, newest first, 200 a page. */
  @Get('versions')
  @Requires('admin')
  versions(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { page }: PageQueryDto,
  ): Promise<PlanningView[]> {
    return this.queries.execute(new ListPlanningVersionsQuery(id, page));
  }

  /** Changes how a branch plans its days. */
  @Put()
  @Requires('admin')
  save(
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: SavePlanningDto,
  ): Promise<PlanningView> {
    return this.commands.execute(new SavePlanningCommand(id, body));
  }
}
