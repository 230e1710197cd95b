import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { ListTimezonesQuery } from './list-timezones.query.js';
import { UNITED_STATES_ZONES } from './united-states-zones.js';

const ALL_ZONES = [...new Set([...UNITED_STATES_ZONES, ...Intl.supportedValuesOf('timeZone')])];

@QueryHandler(ListTimezonesQuery)
export class ListTimezonesHandler implements IQueryHandler<ListTimezonesQuery> {
  execute(): Promise<string[]> {
    return Promise.resolve(ALL_ZONES);
  }
}
