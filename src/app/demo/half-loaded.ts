import pg from 'pg';
import type { AppConfig } from '#platform/config/app.config.js';
import type { DatabaseConfig } from '#platform/database/database.config.js';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { boolean } from '#platform/database/sql/column.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { asOwner } from '../schema/as-owner.js';
import { SCHEMAS } from '../schema/schemas.js';

/** Who holds it loads the demo company, or throws a half one away. */
export const LOADER_LOCK = 7_316_003;

/** What the history calls the loading of the demo company: created with its first step, closed with its last. */
export const LOADING = { entity: 'demo', entityId: 'loading' } as const;

const HAS_HISTORY = statement(
  { found: boolean() },
  sql`
  select to_regclass('platform.history_event') is not null
    and to_regclass('access.session') is not null as found`,
  'plain',
);

/** Whether an empty database gets the demo company: in production only when someone asks for it. */
export const wantsDemo = ({ demo, environment }: AppConfig): boolean =>
  demo === undefined ? environment !== 'production' : demo === 'on';

/** The owner's own connections are of those who migrate. */
const IS_SERVED = statement(
  { served: boolean() },
  sql`
  select exists (
    select from pg_stat_activity
    where datname = current_database() and usename <> current_user
  ) as served`,
  'plain',
);

/** Somebody who signed in may have worked on it. */
const IS_HALF = statement(
  { half: boolean() },
  sql`
  select count(*) filter (where type = 'CREATED') > count(*) filter (where type = 'CLOSED')
    and not exists (select from access.session) as half
  from platform.history_event where entity = $1 and entity_id = $2`,
  'plain',
);

const EMPTY = `
  drop schema if exists ${SCHEMAS.join(', ')} cascade;
  drop table if exists emma_migration, emma_schema_change;`;

const NOT_OWNER = '42501';

/**
 * Throws away a demo company whose loading was cut short: nobody has worked on it.
 * @param begin brings the empty database to where it was before the loading
 * @returns whether there was one; false also where only the owner, whom this process does not know, could do it
 */
export async function throwAwayHalfDemo(
  { url, ownerUrl = url }: DatabaseConfig,
  begin: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOADER_LOCK]);
    if (!(await isHalf(client))) return false;
    await client.query(EMPTY);
    await begin();
    return true;
  } catch (error) {
    if (pgErrorOf(error)?.code === NOT_OWNER) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * The same by the owner alone, for servers that do not know the owner: not while they run, because they would go on
 * with an empty company. They load it when they start.
 */
export async function throwAwayUnservedHalfDemo(
  database: DatabaseConfig,
  begin: () => Promise<void>,
): Promise<boolean> {
  const [row] = await asOwner((owner) => rowsOf(owner, IS_SERVED), database);
  return row?.served === false && (await throwAwayHalfDemo(database, begin));
}

async function isHalf(client: pg.Client): Promise<boolean> {
  const [history] = await rowsOf(client, HAS_HISTORY);
  if (!history?.found) return false;
  const { entity, entityId } = LOADING;
  const [loading] = await rowsOf(client, IS_HALF, [entity, entityId]);
  return loading?.half ?? false;
}
