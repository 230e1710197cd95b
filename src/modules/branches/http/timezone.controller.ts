import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Requires } from '#platform/http/requires.js';
import { ListTimezonesQuery } from '../queries/list-timezones/list-timezones.query.js';

@Controller('timezone')
export class TimezoneController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists the time zones, those of the United States first. */
  @Get()
  @Requires('read')
  list(): Promise<string[]> {
    return this.queries.execute(new ListTimezonesQuery());
  }
}
