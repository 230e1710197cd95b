import pg from 'pg';
import { CannotStart } from '../config/cannot-start.js';
import { untilReached } from '../outside/until-reached.js';
import type { DatabaseConfig } from './database.config.js';
import { isUnavailable } from './is-unavailable.js';
import { keepsSessions } from './keeps-sessions.js';
import { pgErrorOf } from './pg-error.js';
import { text } from './sql/column.js';
import { rowsOf } from './sql/rows-of.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';

const OLDEST = 15;
const UNKNOWN_MACHINE = ['ENOTFOUND', 'EAI_AGAIN'];
const NOT_LET_IN = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';
const VERSION = statement(
  { version: text() },
  sql`select current_setting('server_version_num') as version`,
  'plain',
);

type Reached = Pick<DatabaseConfig, 'url' | 'connectMs'>;

/**
 * Makes sure that the database is reachable, and keeps sessions, before anything depends on it.
 * @param setting that holds its address
 * @throws CannotStart with a sentence that says what is wrong with the setting, or what to start
 */
export async function reachDatabase(
  { url, connectMs }: Reached,
  setting = 'DATABASE_URL',
): Promise<void> {
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    // A connection that breaks after its answer has still answered.
    client.on('error', () => undefined);
    await client.connect().catch(async (error: unknown) => {
      await client.end().catch(() => undefined);
      throw error;
    });
    return client;
  };
  const attempt = async (): Promise<void> => {
    const client = await connect();
    try {
      const [server] = await rowsOf(client, VERSION);
      refuseOld(Number(server?.version), setting);
      if (!(await keepsSessions(client, connect, connectMs)))
        throw new CannotStart(pooled(setting));
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await untilReached(attempt, (error) => sayWhy(error, url, setting));
}

const pooled = (setting: string): string =>
  `${setting} is a transaction pooler: name the server itself, or have the pooler hand out whole sessions (of PgBouncer: pool_mode = session).`;

function refuseOld(version: number, setting: string): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new CannotStart(
    `The database is PostgreSQL ${major}; ${OLDEST} or newer is needed (${setting}).`,
  );
}

/** Why the database cannot be used, without its password. */
function sayWhy(
  error: unknown,
  url: string,
  setting: string,
): { sentence: string; mayPass: boolean } {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const at = `${hostname || searchParams.get('host')}:${port || '5432'}`;
  const { code = '', message } = error as Error & { code?: string };
  const final = (sentence: string) => ({ sentence, mayPass: false });
  if (error instanceof CannotStart) return final(message);
  if (UNKNOWN_MACHINE.includes(code))
    return final(`There is no machine named ${hostname}: correct ${setting}.`);
  if (NOT_LET_IN.includes(pgErrorOf(error)?.code ?? code))
    return final(
      `The database at ${at} does not let ${decodeURIComponent(username)} in with this password: correct ${setting}.`,
    );
  if (code === NO_SUCH_DATABASE)
    return final(
      `PostgreSQL at ${at} has no database named ${decodeURIComponent(pathname.slice(1))}: create it, or correct ${setting}.`,
    );
  if (isUnavailable(error))
    return {
      sentence: `No PostgreSQL answers at ${at}: start it, or correct ${setting}.`,
      mayPass: true,
    };
  return final(`The database at ${at} cannot be used (${message}): correct ${setting}.`);
}
