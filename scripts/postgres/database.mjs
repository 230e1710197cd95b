import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '../lib/processes.mjs';
import { SUPERUSER } from './cluster.mjs';

/** The owner's role and its database have one name. */
const OWNER = 'emma';
const SERVER = 'emma_server';
const READY_MS = 60_000;
const POLL_MS = 25;
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', '57P03'];

/**
 * Waits until the server answers, then makes the roles and the database when absent. The owner owns its database and
 * nothing else: it is no superuser and makes no roles. The server's role owns nothing; the migration grants it what it
 * needs. Where tests make databases, the product makes that role itself.
 * @param {{ port: number, pid: number, passwords: { superuser: string, application: string, server: string }, mayCreate: boolean }} options
 *   mayCreate: whether the owner makes databases and roles
 * @returns {Promise<{ ownerUrl: string, url: string }>} where the owner and the server connect
 */
export async function openDatabase({ port, pid, passwords, mayCreate }) {
  const client = await connect(port, pid, passwords.superuser);
  const { application, server } = passwords;
  try {
    const rights = mayCreate ? 'createdb createrole' : 'nocreatedb nocreaterole';
    await makeRole(client, OWNER, application, rights);
    if (!mayCreate) await makeRole(client, SERVER, server, 'nocreatedb nocreaterole');
    if (!(await exists(client, 'select 1 from pg_database where datname = $1', OWNER)))
      await client.query(`create database ${OWNER} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  const urlOf = (role, password) => `postgres://${role}:${password}@127.0.0.1:${port}/${OWNER}`;
  const ownerUrl = urlOf(OWNER, application);
  return { ownerUrl, url: mayCreate ? ownerUrl : urlOf(SERVER, server) };
}

/** Its password is the one that the folder says, also where that was lost in between. */
async function makeRole(client, name, password, rights) {
  const isThere = await exists(client, 'select 1 from pg_roles where rolname = $1', name);
  const verb = isThere ? 'alter' : 'create';
  await client.query(
    `${verb} role ${name} login nosuperuser ${rights} password ${pg.escapeLiteral(password)}`,
  );
}

const exists = async (client, sql, name) => (await client.query(sql, [name])).rowCount > 0;

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
