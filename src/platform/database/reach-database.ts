import pg from 'pg';
import { CannotStart } from '../config/cannot-start.js';
import { untilReached } from '../outside/until-reached.js';
import type { DatabaseConfig } from './database.config.js';
import { isUnavailable } from './is-unavailable.js';
import { pgErrorOf } from './pg-error.js';

const OLDEST = 15;
const UNKNOWN_MACHINE = ['ENOTFOUND', 'EAI_AGAIN'];
const NOT_LET_IN = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';

/**
 * Makes sure that the database is reachable before anything depends on it.
 * @throws CannotStart with a sentence that says what is wrong with DATABASE_URL, or what to start
 */
export async function reachDatabase({ url, connectMs }: Pick<DatabaseConfig, 'url' | 'connectMs'>) {
  const attempt = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    // A connection that breaks after its answer has still answered.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      );
      refuseOld(Number(rows[0]?.version));
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await untilReached(attempt, (error) => sayWhy(error, url));
}

function refuseOld(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST) return;
  throw new CannotStart(
    `The database is PostgreSQL ${major}; ${OLDEST} or newer is needed (DATABASE_URL).`,
  );
}

/** Why the database cannot be used, without its password. */
function sayWhy(error: unknown, url: string): { sentence: string; mayPass: boolean } {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const at = `${hostname || searchParams.get('host')}:${port || '5432'}`;
  const { code = '', message } = error as Error & { code?: string };
  const final = (sentence: string) => ({ sentence, mayPass: false });
  if (error instanceof CannotStart) return final(message);
  if (UNKNOWN_MACHINE.includes(code))
    return final(`There is no machine named ${hostname}: correct DATABASE_URL.`);
  if (NOT_LET_IN.includes(pgErrorOf(error)?.code ?? code))
    return final(
      `The database at ${at} does not let ${decodeURIComponent(username)} in with this password: correct DATABASE_URL.`,
    );
  if (code === NO_SUCH_DATABASE)
    return final(
      `PostgreSQL at ${at} has no database named ${decodeURIComponent(pathname.slice(1))}: create it, or correct DATABASE_URL.`,
    );
  if (isUnavailable(error))
    return {
      sentence: `No PostgreSQL answers at ${at}: start it, or correct DATABASE_URL.`,
      mayPass: true,
    };
  return final(`The database at ${at} cannot be used (${message}): correct DATABASE_URL.`);
}
