import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '../api/api-client.js';
import { createTestDatabase } from '../api/test-database.js';
import {
  bareEnvironment,
  endProgram,
  freePort,
  isServing,
  startProgram,
} from './server-process.js';
import { signInAs } from './sign-in-as.js';

/** The built product in a process of its own, as `npm start` runs it. */
export interface Product {
  origin: string;
  databaseUrl: string;
  /** Kills the process. */
  kill: () => Promise<void>;
  /** Makes it hang: what is sent to it arrives nowhere, without an error. */
  freeze: () => void;
  thaw: () => void;
  /** Starts it again on the same port and data, and the same settings but those that change. */
  restart: (changes?: Record<string, string>) => Promise<void>;
  /** Signs in through the development provider, as a person would. */
  signIn: (email: string) => Promise<ApiClient>;
  stop: () => Promise<void>;
}

/** @param limitMs how long its first start may take, which with the demo company is minutes */
export async function startProduct(
  settings: Record<string, string> = {},
  limitMs?: number,
): Promise<Product> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'emma-product-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...bareEnvironment(),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const launch = (changes: Record<string, string> = {}) =>
    startProgram('main', { ...environment, ...changes }, () => isServing(origin), limitMs);
  let server = await launch();
  return {
    origin,
    databaseUrl: database.url,
    kill: () => endProgram(server, 'SIGKILL'),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    restart: async (changes) => {
      server = await launch(changes);
    },
    signIn: (email) => signInAs(origin, email),
    stop: async () => {
      await endProgram(server, 'SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
