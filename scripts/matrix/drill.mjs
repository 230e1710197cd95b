import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inCheckout } from '../lib/checkout.mjs';
import { ended, run, start } from '../lib/children.mjs';
import { freePort } from '../lib/port.mjs';
import { log, UserError } from '../lib/log.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';

const START_MS = 300_000;
const ADMIN = 'admin@emma.test';
const PATHS = ['/', '/healthcheck', '/api/openapi.json', '/api/v3/client-config'];

/**
 * What people do with the product's commands, one after the other, with one Node.js.
 * @param {{ program: string, env: NodeJS.ProcessEnv }} node
 * @param {string[]} tests the words after `npm test --`
 * @throws UserError that says which command failed, with its output
 */
export async function drill({ program, env }, tests) {
  const folder = mkdtempSync(join(tmpdir(), 'emma-matrix-'));
  const dataDir = join(folder, 'data');
  const settings = { ...env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off', FIRST_ADMIN: ADMIN };
  const command = (name, words, options) =>
    run(program, [inCheckout('scripts', `${name}.mjs`), ...words], { env: settings, ...options });
  const kept = join(folder, 'kept');
  try {
    await served({ program, settings }, () => command('backup', [kept]));
    log('  starts, and is backed up while it runs');
    remove(dataDir);
    await command('restore', [kept]);
    await served({ program, settings: { ...settings, FIRST_ADMIN: '' } }, () => findAdmin(dataDir));
    log('  is restored, and starts on that');
    await command('test', tests, { env, show: true });
    log('  passes its tests');
  } finally {
    remove(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does `work` while `npm start` runs, once it is ready and its page and calls answer. */
async function served({ program, settings }, work) {
  const port = await freePort();
  const server = start(program, [inCheckout('scripts/start.mjs')], {
    env: { ...settings, PORT: String(port) },
    stdio: 'ignore',
  });
  const exit = ended(server);
  try {
    await untilReady(server, `http://127.0.0.1:${port}`);
    await work();
  } finally {
    server.kill('SIGTERM');
    await exit;
  }
}

async function untilReady(server, origin) {
  const end = Date.now() + START_MS;
  while (!(await answers(`${origin}/healthcheck/ready`))) {
    if (server.exitCode !== null || Date.now() > end) {
      throw new UserError('The product did not start: run npm start with this Node.js to see why.');
    }
    await sleep(200);
  }
  for (const path of PATHS) {
    if (!(await answers(origin + path))) throw new UserError(`${path} does not answer.`);
  }
}

const answers = async (address) => (await fetch(address).catch(() => undefined))?.ok ?? false;

async function findAdmin(dataDir) {
  const server = await startLocalPostgres({ home: join(dataDir, 'postgres') });
  const client = new pg.Client(server.ownerUrl);
  try {
    await client.connect();
    const { rows } = await client.query('select email from employees.v_employee');
    if (rows[0]?.email !== ADMIN)
      throw new UserError('What was brought back is not what was kept.');
  } finally {
    await client.end();
    await server.stop();
  }
}

/** As root the database may be elsewhere, behind a link. */
function remove(dataDir) {
  const home = join(dataDir, 'postgres');
  try {
    rmSync(realpathSync(home), { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
