import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { boolean, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';
import { ListReferrersQuery } from './list-referrers.query.js';

const LIST = statement(
  { _id: id(), name: text(), active: boolean() },
  sql`
  select id as "_id", name, active from referrers.referrer
  where $1 or active
  order by lower(name), id`,
);

@QueryHandler(ListReferrersQuery)
export class ListReferrersHandler implements IQueryHandler<ListReferrersQuery> {
  constructor(private readonly db: Db) {}

  execute({ includeInactive }: ListReferrersQuery): Promise<MarketingSourceView[]> {
    return this.db.rows(LIST, [includeInactive]);
  }
}
