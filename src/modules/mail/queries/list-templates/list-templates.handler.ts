import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { EmailTemplateRow } from '../../contract/mail.view.js';
import { ListTemplatesQuery } from './list-templates.query.js';

const SQL = statement(
  { _id: id(), name: text(), subject: text(), preview: text(), regionId: id().orNull() },
  sql`
  select id as "_id", name, subject, preview, region_id as "regionId"
  from mail.template
  where $1::text is null or region_id is null or region_id = $1
  order by lower(name), id`,
  'plain',
);

@QueryHandler(ListTemplatesQuery)
export class ListTemplatesHandler implements IQueryHandler<ListTemplatesQuery> {
  constructor(private readonly db: Db) {}

  execute({ branchId }: ListTemplatesQuery): Promise<EmailTemplateRow[]> {
    return this.db.rows(SQL, [branchId]);
  }
}
