import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { WHOLE } from '#modules/access/contract/reduced/shown.js';
import { ListTimezonesQuery } from '../queries/list-timezones/list-timezones.query.js';

@Controller('timezone')
export class TimezoneController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists the time zones, those of the United States first. */
  @Get()
  @Requires('read')
  @ReducedTo(WHOLE)
  list(): Promise<string[]> {
    return this.queries.execute(new ListTimezonesQuery());
  }
}
