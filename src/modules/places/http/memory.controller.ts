import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { MEMORY_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { PlaceMemoryQueryDto } from '../contract/memory.query.dto.js';
import type { PlaceMemoryView } from '../contract/memory.view.js';
import { GetMemoryQuery } from '../queries/get-memory/get-memory.query.js';

@Controller('places')
@Requires('read')
@ReducedTo(MEMORY_SHOWN)
export class MemoryController {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Shows what crews found in the building of an address.
   * @remarks Never names, ids or notes; `ratio` is absent for movers and team leads.
   */
  @Get('memory')
  memory(@Query() { street, zip, activityId }: PlaceMemoryQueryDto): Promise<PlaceMemoryView> {
    return this.queries.execute(new GetMemoryQuery(street, zip, activityId));
  }
}
