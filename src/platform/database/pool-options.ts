import type pg from 'pg';
import type { DatabaseConfig } from './database.config.js';
import { WatchedClient } from './watched-client.js';
import type { WatchedClientConfig } from './watched-client.js';

const KEEP_ALIVE_MS = 10_000;
/** Longer than any command pauses between two statements. */
const IDLE_IN_TRANSACTION_MS = 30_000;

type Limits = Pick<DatabaseConfig, 'connectMs' | 'answerMs' | 'jobMs'>;

/**
 * What every pool of connections to PostgreSQL is opened with.
 * @param more what else holds for its sessions, in SQL
 */
export const poolOptions = (
  { connectMs, answerMs, jobMs }: Limits,
  more = '',
): pg.PoolConfig & WatchedClientConfig => ({
  Client: WatchedClient,
  answerMs,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  onConnect: (client): unknown => client.query(`${sessionLimits(jobMs)}; ${more}`),
});

/**
 * The server's side: it cancels what takes too long and what nobody waits for anymore, and notices
 * when a process is gone, so that its locks go too. Not every platform can detect a broken
 * connection.
 */
const sessionLimits = (statementMs: number): string => `
  set statement_timeout = ${statementMs};
  set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  do $$ begin
    perform set_config('client_connection_check_interval', '2s', false);
  exception when others then null; end $$`;
