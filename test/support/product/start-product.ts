import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../api/api-client.js';
import { createTestDatabase } from '../api/test-database.js';

/** The built product in a process of its own, as `npm start` runs it. */
export interface Product {
  origin: string;
  databaseUrl: string;
  /** Ends the process the hard way. */
  kill: () => Promise<void>;
  /** Starts it again on the same port, data and settings. */
  restart: () => Promise<void>;
  /** Signs in through the development provider, as a person would. */
  signIn: (email: string) => Promise<ApiClient>;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 90_000;
const MAIN = resolve(import.meta.dirname, '../../../dist/server/main.js');

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-product-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  let server = await launch(origin, environment);
  return {
    origin,
    databaseUrl: database.url,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await launch(origin, environment);
    },
    signIn: (email) => signIn(origin, email),
    stop: async () => {
      await end(server, 'SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(origin: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk).slice(-4_000)));
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/healthcheck/ready`).catch(() => undefined);
    if (answer?.ok) return server;
    await sleep(100);
  }
  await end(server, 'SIGKILL');
  throw new Error(`The product did not start: ${complaint}`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  await Promise.race([gone, sleep(20_000, undefined, { ref: false })]);
  if (server.exitCode === null && server.signalCode === null) server.kill('SIGKILL');
}

async function signIn(origin: string, email: string): Promise<ApiClient> {
  const identity = await fetch(`${origin}/dev-idp/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email }),
  });
  const { id_token: idToken } = (await identity.json()) as { id_token: string };
  const { body } = await new ApiClient(origin).post<{ token: string }>('access-token', { idToken });
  return new ApiClient(origin, body.token);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
