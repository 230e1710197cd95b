import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { CHECKOUT, inCheckout } from '../../../scripts/lib/checkout.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { SERVER_FLAGS } from '../../../scripts/lib/server-flags.mjs';

/** Hired into an empty company only. */
const FIRST_ADMIN = 'bench.admin@emma.test';
/** A start is measured this exactly. */
const READINESS_POLL_MS = 20;
const AN_ADMIN = 'select email from employees.v_employee where is_admin and active limit 1';

/**
 * The built product in a process of its own, on a database, called by an admin.
 * @param folder with the `dist` to run
 * @param settings that differ from those of a measurement, which loads no demo company
 */
export async function startServer(databaseUrl, { folder = CHECKOUT, settings = {} } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const recorder = inCheckout('test', 'bench', 'support', 'record-sql.mjs');
  const program = [...SERVER_FLAGS, '--import', recorder, join(folder, 'dist/server/main.js')];
  const child = endsWithUs(
    spawn(process.execPath, program, {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        PUBLIC_URL: origin,
        DEMO: 'off',
        FIRST_ADMIN,
        LOG_LEVEL: 'error',
        NODE_ENV: 'development',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  while (!(await fetch(`${origin}/healthcheck/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await sleep(READINESS_POLL_MS);
  }
  const readyAt = performance.now();
  const admin = await findAdmin(databaseUrl);
  const token = await tokenOf(origin, admin);
  return {
    origin,
    /** When it was ready, as in `performance.now()`. */
    readyAt,
    token,
    /** The email address of the token's owner. */
    admin,
    signIn: (email) => tokenOf(origin, email),
    call: caller(origin, token),
    /** The statements that `work` makes the server run, each with the machine's time. */
    async statementsOf(work) {
      child.send('record');
      await once(child, 'message');
      await work();
      child.send('stop');
      const [kept] = await once(child, 'message');
      return kept;
    },
    /** The seconds of a core that it has taken so far. */
    async cpuSeconds() {
      child.send('cpu');
      const [seconds] = await once(child, 'message');
      return seconds;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function findAdmin(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(AN_ADMIN);
  await client.end();
  return rows[0].email;
}

async function tokenOf(origin, email) {
  const body = new URLSearchParams({ grant_type: 'password', username: email });
  const identity = await fetch(`${origin}/dev-idp/token`, { method: 'POST', body });
  const { id_token: idToken } = await identity.json();
  const { token } = await caller(origin)('POST', 'access-token', { idToken });
  return token;
}

/** Returns a call's JSON; with `raw` the status and the text as well. */
const caller =
  (origin, token) =>
  async (method, path, body, { raw = false } = {}) => {
    const response = await fetch(`${origin}/api/v3/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (raw) return { status: response.status, text };
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
