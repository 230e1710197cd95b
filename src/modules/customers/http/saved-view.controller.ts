import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { currentActor } from '#platform/actor/actor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { DeleteViewCommand } from '../commands/delete-view/delete-view.command.js';
import { SaveViewCommand } from '../commands/save-view/save-view.command.js';
import { SavedViewDto } from '../contract/saved-view.dto.js';
import type { SavedViewView } from '../contract/customer-row.view.js';
import { ListViewsQuery } from '../queries/list-views/list-views.query.js';

/** Lists of customers that people named. */
@ApiTags('customers')
@Controller('customerview')
export class SavedViewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists one's own views and those that are shared, by name. */
  @Get()
  @Requires('sell')
  list(): Promise<SavedViewView[]> {
    return this.queries.execute(new ListViewsQuery(currentActor().employeeId ?? ''));
  }

  /** Saves a view. */
  @Post()
  @Requires('sell')
  @HttpCode(201)
  create(@Body() view: SavedViewDto): Promise<SavedViewView> {
    return this.commands.execute(new SaveViewCommand(null, view));
  }

  /** Changes a view. */
  @Put(':id')
  @Requires('sell')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() view: SavedViewDto,
  ): Promise<SavedViewView> {
    return this.commands.execute(new SaveViewCommand(id, view));
  }

  /** Deletes a view. */
  @Delete(':id')
  @Requires('sell')
  remove(@Param('id', ObjectIdPipe) id: string): Promise<Record<string, never>> {
    return this.commands.execute(new DeleteViewCommand(id));
  }
}
