import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/api/test-database.js';
import type { TestDatabase } from '../support/api/test-database.js';

const SERVER = resolve(import.meta.dirname, '../../dist/server');
const START_LIMIT_MS = 30_000;

/** One mistake for each moment of the start at which settings are read; test/architecture has the others. */
const MISTAKES: [mistake: string, settings: Record<string, string>, variable: string][] = [
  ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
  ['a port that is no number', { PORT: 'http' }, 'PORT'],
  ['a proxy that is no address', { TRUST_PROXY: 'the proxy' }, 'TRUST_PROXY'],
  ['an issuer without a client', { OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  ['production without an issuer', { NODE_ENV: 'production' }, 'OIDC_ISSUER'],
];

describe('the start of the product', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'emma-settings-'));
  });
  afterAll(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(program: string, settings: Record<string, string>) {
    const child = spawn(process.execPath, [join(SERVER, program)], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: START_LIMIT_MS,
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  it.each(MISTAKES)(
    'ends with one sentence for %s',
    async (_mistake, settings, variable) => {
      const { code, said } = await start('main.js', settings);
      expect(said).toMatch(new RegExp(`^The setting ${variable} [^\\n]*\\.\\n$`));
      expect(code).toBe(1);
    },
    START_LIMIT_MS,
  );

  it(
    'is judged alike where only jobs are worked on',
    async () => {
      const { code, said } = await start('worker.js', { QUEUE_LOCK_MS: 'long' });
      expect(said).toMatch(/^The setting QUEUE_LOCK_MS [^\n]*\.\n$/);
      expect(code).toBe(1);
    },
    START_LIMIT_MS,
  );
});
