import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { LISTED_ZONES } from '../../domain/listed-zones.js';
import { ListTimezonesQuery } from './list-timezones.query.js';

@QueryHandler(ListTimezonesQuery)
export class ListTimezonesHandler implements IQueryHandler<ListTimezonesQuery> {
  execute(): Promise<string[]> {
    return Promise.resolve([...LISTED_ZONES]);
  }
}
