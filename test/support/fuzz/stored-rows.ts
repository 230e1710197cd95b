import type { Client } from 'pg';

const TABLES = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where schemaname <> 'bullmq' and relname not in ('job', 'queue_news', 'topic_revision') order by 1`;

/**
 * What tells whether anything was written in between: of each table its rows and the transaction
 * that wrote one of them last. Left out is
 * what queues do by themselves, and how often pages were told of something.
 */
export async function storedRows(database: Client): Promise<Record<string, string>> {
  const { rows: tables } = await database.query<{ name: string }>(TABLES);
  const all = tables.map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' rows, last written by ' ||
        coalesce(max(xmin::text::bigint), 0) as state from ${name}`,
  );
  const { rows } = await database.query<{ name: string; state: string }>(all.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
