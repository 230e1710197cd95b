import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { FindSlotsDto } from '../contract/find-slots.dto.js';
import type { OnlineHoldView } from '../contract/holds.view.js';
import type { SlotsView } from '../contract/slots.view.js';
import { FindSlotsQuery } from '../queries/find-slots/find-slots.query.js';
import { ListReservationsQuery } from '../queries/list-reservations/list-reservations.query.js';

/** Free times for jobs that are being sold. */
@Requires('sell')
@Controller('slots')
export class SlotsController {
  constructor(private readonly queries: QueryBus) {}

  /** Finds the best times for a job. */
  @Post()
  @LimitPerPerson(COSTLY.slots)
  @HttpCode(200)
  find(@Body() { skip = 0, ...request }: FindSlotsDto): Promise<SlotsView> {
    return this.queries.execute(new FindSlotsQuery(request, skip));
  }

  /** Lists what visitors of the web site hold on a branch's trucks now. */
  @Get('online/:branchId')
  online(@Param('branchId', ObjectIdPipe) branchId: string): Promise<OnlineHoldView[]> {
    return this.queries.execute(new ListReservationsQuery(branchId));
  }
}
