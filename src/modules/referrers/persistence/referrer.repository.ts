import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { MarketingSourceView } from '../contract/marketing-source.view.js';

const ALL = statement(
  { _id: id(), name: text(), active: boolean() },
  sql`
  select id as "_id", name, active from referrers.referrer order by lower(name), id`,
);

// One statement, so that two sources may swap their names.
const STORE = `
  insert into referrers.referrer (id, name, active)
  select * from unnest($1::text[], $2::text[], $3::boolean[])
  on conflict (id) do update set name = excluded.name, active = excluded.active`;

/** The list of sources, written as a whole inside a command. */
@Injectable()
export class ReferrerRepository {
  constructor(private readonly db: Db) {}

  /** Everything, locked against other writers until the command ends. */
  async lockAll(): Promise<MarketingSourceView[]> {
    await this.db.execute('lock table referrers.referrer in share row exclusive mode');
    return this.all();
  }

  all(): Promise<MarketingSourceView[]> {
    return this.db.rows(ALL);
  }

  async store(sources: readonly MarketingSourceView[]): Promise<void> {
    await this.db.execute(STORE, [
      sources.map(({ _id }) => _id),
      sources.map(({ name }) => name),
      sources.map(({ active }) => active),
    ]);
  }
}
