import type { ClientBase } from 'pg';
import { text } from '#platform/database/sql/column.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { RowOf } from '#platform/database/sql/statement.js';

const DEFINITION = { drop: text(), create: text() };

// First the tables' foreign keys and those that point to them, then the keys they depend on.
const CONSTRAINTS = statement(
  DEFINITION,
  sql`
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
         format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname,
                pg_get_constraintdef(c.oid)) as create
  from pg_constraint c
  where (c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u', 'x', 'f'))
     or (c.confrelid = any($1::regclass[]) and c.contype = 'f')
  order by c.contype <> 'f', c.conrelid::regclass::text, c.conname`,
  'plain',
);

// Triggers on update and delete do no harm here and may have a reason.
const TRIGGERS = statement(
  DEFINITION,
  sql`
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as drop,
         format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as create
  from pg_trigger t
  where t.tgrelid = any($1::regclass[]) and not t.tgisinternal and t.tgtype & 4 <> 0`,
  'plain',
);

const INDEXES = statement(
  DEFINITION,
  sql`
  select format('drop index %s', i.indexrelid::regclass) as drop,
         pg_get_indexdef(i.indexrelid) as create
  from pg_index i
  where i.indrelid = any($1::regclass[])
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`,
  'plain',
);

/**
 * Tables without their constraints, indexes and insert triggers while a very large number of rows
 * is loaded. Everything is put back as it was, and the database then checks all rows at once. Runs
 * inside one transaction, so that a failed load leaves nothing behind.
 */
export class BareTables {
  private readonly stripped: RowOf<typeof DEFINITION>[] = [];

  constructor(
    private readonly client: ClientBase,
    private readonly tables: readonly string[],
  ) {}

  async strip(): Promise<void> {
    for (const definitions of [TRIGGERS, CONSTRAINTS, INDEXES]) {
      const rows = await rowsOf(this.client, definitions, [this.tables]);
      for (const { drop } of rows) await this.client.query(drop);
      this.stripped.push(...rows);
    }
  }

  /** In the opposite order: keys before the constraints that refer to them. */
  async restore(): Promise<void> {
    for (const { create } of [...this.stripped].reverse()) await this.client.query(create);
  }
}
