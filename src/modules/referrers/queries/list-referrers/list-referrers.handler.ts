import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';
import { ListReferrersQuery } from './list-referrers.query.js';

const SQL = `
  select id as "_id", name, active from referrers.referrer
  where $1 or active
  order by lower(name), id`;

@QueryHandler(ListReferrersQuery)
export class ListReferrersHandler implements IQueryHandler<ListReferrersQuery> {
  constructor(private readonly db: Db) {}

  execute({ includeInactive }: ListReferrersQuery): Promise<MarketingSourceView[]> {
    return this.db.prepared<MarketingSourceView>(SQL, [includeInactive]);
  }
}
