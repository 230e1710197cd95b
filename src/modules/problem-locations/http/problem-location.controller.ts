import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { invalidFields } from '#kernel/domain-error.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { PROBLEM_LOCATION_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { CreateProblemLocationCommand } from '../commands/create-problem-location/create-problem-location.command.js';
import { DeleteProblemLocationCommand } from '../commands/delete-problem-location/delete-problem-location.command.js';
import { UpdateProblemLocationCommand } from '../commands/update-problem-location/update-problem-location.command.js';
import {
  ProblemLocationDto,
  ProblemLocationListQueryDto,
} from '../contract/problem-location.dto.js';
import type { ProblemLocationView } from '../contract/problem-location.view.js';
import { FindProblemLocationsQuery } from '../queries/find-problem-locations/find-problem-locations.query.js';
import { ListProblemLocationsQuery } from '../queries/list-problem-locations/list-problem-locations.query.js';

@Controller('troublelocations')
export class ProblemLocationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the problem locations, or those at an address. */
  @Get()
  @Requires('read')
  @ReducedTo(PROBLEM_LOCATION_SHOWN)
  list(@Query() { address = '' }: ProblemLocationListQueryDto): Promise<ProblemLocationView[]> {
    return this.queries.execute(
      address.trim() ? new FindProblemLocationsQuery(address) : new ListProblemLocationsQuery(),
    );
  }

  /** Adds a problem location. */
  @Post()
  @Requires('sell')
  @HttpCode(201)
  create(@Body() location: ProblemLocationDto): Promise<ProblemLocationView> {
    return this.commands.execute(new CreateProblemLocationCommand(location));
  }

  /** Changes a problem location. */
  @Put(':id')
  @Requires('sell')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() location: ProblemLocationDto,
  ): Promise<ProblemLocationView> {
    return this.commands.execute(new UpdateProblemLocationCommand(id, location));
  }

  /** Changes the problem location that the body names. */
  @Put()
  @Requires('sell')
  updateNamed(@Body() location: ProblemLocationDto): Promise<ProblemLocationView> {
    const { _id } = location;
    if (_id === undefined) throw invalidFields([{ path: '_id', message: REQUIRED_MESSAGE }]);
    return this.commands.execute(new UpdateProblemLocationCommand(_id, location));
  }

  /** Deletes a problem location. */
  @Delete(':id')
  @Requires('sell')
  remove(@Param('id', ObjectIdPipe) id: string): Promise<Record<string, never>> {
    return this.commands.execute(new DeleteProblemLocationCommand(id));
  }
}
