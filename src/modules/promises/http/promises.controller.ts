import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import type { PromiseView } from '../contract/promise.view.js';
import { PromisesQueryDto } from '../contract/promises.query.dto.js';
import { ListPromisesQuery } from '../queries/list-promises/list-promises.query.js';

@ApiTags('activities')
@Controller('move')
@Requires('sell')
export class PromisesController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists what a customer was promised about an activity, newest first. */
  @Get('activity/:id/promises')
  promises(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { customerId, page }: PromisesQueryDto,
  ): Promise<PromiseView[]> {
    return this.queries.execute(new ListPromisesQuery(customerId, id, page));
  }
}
