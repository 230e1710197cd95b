import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Requires } from '../../../platform/http/requires.js';
import { ListTimezonesQuery } from '../queries/list-timezones/list-timezones.query.js';

@Controller('timezone')
export class TimezoneController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Requires('read')
  list(): Promise<string[]> {
    return this.queries.execute(new ListTimezonesQuery());
  }
}
