import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '../lib/processes.mjs';
import { SUPERUSER } from './cluster.mjs';

/** The application's role and its database have one name. */
const APPLICATION = 'emma';
const READY_MS = 60_000;
const POLL_MS = 25;
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', '57P03'];

/**
 * Waits until the server answers, then makes the application's role and database when absent.
 * The role owns its database and nothing else: it is no superuser and makes no roles.
 * @param {{ port: number, pid: number, passwords: { superuser: string, application: string }, mayCreateDatabases: boolean }} options
 * @returns {Promise<string>} the application's connection string
 */
export async function openDatabase({ port, pid, passwords, mayCreateDatabases }) {
  const client = await connect(port, pid, passwords.superuser);
  try {
    const name = pg.escapeIdentifier(APPLICATION);
    const password = pg.escapeLiteral(passwords.application);
    if (!(await exists(client, 'select 1 from pg_roles where rolname = $1'))) {
      const right = mayCreateDatabases ? 'createdb' : 'nocreatedb';
      await client.query(
        `create role ${name} login nosuperuser nocreaterole ${right} password ${password}`,
      );
    }
    if (!(await exists(client, 'select 1 from pg_database where datname = $1'))) {
      await client.query(`create database ${name} owner ${name}`);
    }
  } finally {
    await client.end();
  }
  return `postgres://${APPLICATION}:${passwords.application}@127.0.0.1:${port}/${APPLICATION}`;
}

const exists = async (client, sql) => (await client.query(sql, [APPLICATION])).rowCount > 0;

async function connect(port, pid, password) {
  const end = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isAlive(pid) || Date.now() > end || !NOT_YET.includes(error.code)) throw error;
      await sleep(POLL_MS);
    }
  }
}
