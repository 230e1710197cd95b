import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { RangeQueryDto } from '../contract/estimate-settings.dto.js';
import type { QuotedRangeView } from '../contract/range.view.js';
import { GetRangeQuery } from '../queries/get-range/get-range.query.js';

/** How long moves may take. */
@ApiTags('estimates')
@Controller('move/activity')
export class RangeController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows how long an activity may take, and what it costs then. */
  @Get(':activityId/range')
  @LimitPerPerson(COSTLY.range)
  @Requires('sell')
  range(
    @Param('activityId', ObjectIdPipe) activityId: string,
    @Query() { customerId }: RangeQueryDto,
  ): Promise<QuotedRangeView> {
    return this.queries.execute(new GetRangeQuery(customerId, activityId));
  }
}
