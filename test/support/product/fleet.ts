import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '../api/api-client.js';
import { createTestDatabase } from '../api/test-database.js';
import { Balancer } from './balancer.js';
import { startNginx } from './nginx.js';
import type { Upstream } from './nginx.js';
import {
  bareEnvironment,
  endProgram,
  freePort,
  isServing,
  startProgram,
} from './server-process.js';
import type { Program } from './server-process.js';
import { signInAs } from './sign-in-as.js';

/** One process of a fleet. */
export interface Member {
  program: Program;
  /** Where it answers people; a worker does not. */
  origin?: string;
  /** Lets it finish what it does, then starts it again. */
  restart: () => Promise<void>;
  /** Ends it the hard way. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** False once it was killed or has ended by itself. */
  isRunning: () => boolean;
}

/** The services that a fleet uses. */
export interface Backing {
  databaseUrl: string;
  redisUrl: string;
  /** Removes what the fleet leaves there. */
  drop: () => Promise<void>;
}

/**
 * The production setup: processes that share one PostgreSQL and one Redis, and a balancer in front
 * of them.
 */
export interface Fleet {
  /** The balancer's address. */
  origin: string;
  databaseUrl: string;
  servers: Member[];
  workers: Member[];
  /** Not before nginx. */
  balancer?: Balancer;
  signIn: (email: string) => Promise<ApiClient>;
  stop: () => Promise<void>;
}

const SIZE = 2;

/** What is in front of the servers: our own balancer, or nginx as it is shipped. */
type Front = 'balancer' | 'nginx';

/** @param backing if not the services that the test run has started */
export async function startFleet(
  settings: Record<string, string> = {},
  backing?: Backing,
  before: Front = 'balancer',
): Promise<Fleet> {
  const { databaseUrl, redisUrl, drop } = backing ?? (await usualBacking());
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-fleet-'));
  const front = await freePort();
  const origin = `http://127.0.0.1:${front}`;
  const shared = {
    ...bareEnvironment(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    SECRET_KEY: randomBytes(24).toString('hex'),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    JOBS_IN_PROCESS: 'off',
    DEMO: 'off',
    LOG_LEVEL: 'info',
    ...settings,
  };
  const servers: Member[] = [];
  const workers: Member[] = [];
  const upstreams: Upstream[] = [];
  for (let index = 0; index < SIZE; index += 1) {
    const port = await freePort();
    const healthPort = await freePort();
    upstreams.push({ port, healthPort });
    const ports = { PORT: String(port), HEALTH_PORT: String(healthPort) };
    servers.push(await member('main', { ...shared, ...ports }, port));
    workers.push(await member('worker', shared));
  }
  const origins = servers.flatMap((server) => server.origin ?? []);
  const balancer = before === 'balancer' ? await Balancer.before(origins, front) : undefined;
  const stopNginx = before === 'nginx' ? await startNginx(front, upstreams) : undefined;
  return {
    origin,
    databaseUrl,
    servers,
    workers,
    ...(balancer ? { balancer } : {}),
    signIn: (email) => signInAs(origin, email),
    stop: async () => {
      await balancer?.close();
      await stopNginx?.();
      await Promise.all([...servers, ...workers].map((one) => one.kill()));
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function usualBacking(): Promise<Backing> {
  const redisUrl = process.env['TEST_REDIS_URL'];
  if (!redisUrl)
    throw new Error('TEST_REDIS_URL is not set: run the tests with npm run resilience');
  const { url, drop } = await createTestDatabase();
  return { databaseUrl: url, redisUrl, drop };
}

async function member(program: Program, env: NodeJS.ProcessEnv, port?: number): Promise<Member> {
  const origin = port ? `http://127.0.0.1:${port}` : undefined;
  const isReady = (said: string) => (origin ? isServing(origin) : said.includes('worker is ready'));
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = await startProgram(program, env, isReady);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child) await endProgram(child, signal);
  };
  await start();
  return {
    program,
    ...(origin ? { origin } : {}),
    start,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}
