import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/api/test-database.js';
import type { TestDatabase } from '../support/api/test-database.js';
import { bareEnvironment } from '../support/product/server-process.js';
import { itAtNight, someOf } from '../support/thorough.js';

const SERVER = resolve(import.meta.dirname, '../../dist/server');
const START_LIMIT_MS = 120_000;

/** One mistake for each moment of the start at which settings are read; test/architecture has the others. */
const MISTAKES: [mistake: string, settings: Record<string, string>, variable: string][] = [
  ['a mail server without a name', { SMTP_URL: 'smtp://:587' }, 'SMTP_URL'],
  ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
  ['a port that is no number', { PORT: 'http' }, 'PORT'],
  ['a queue that there is not', { QUEUE_CONCURRENCY: 'nosuch=3' }, 'QUEUE_CONCURRENCY'],
  ['a proxy that is no address', { TRUST_PROXY: 'the proxy' }, 'TRUST_PROXY'],
  ['an issuer without a client', { OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
];

/** Services that do not answer, or not to us; nobody listens on port 1. */
const ABSENT: [what: string, settings: (databaseUrl: string) => object, sentence: string][] = [
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://emma:secret@127.0.0.1:1/emma' }),
    'No PostgreSQL answers at 127.0.0.1:1: start it, or correct DATABASE_URL.',
  ],
  [
    'a database on a machine that there is not',
    () => ({ DATABASE_URL: 'postgres://emma:secret@no-such-machine.invalid/emma' }),
    'There is no machine named no-such-machine.invalid: correct DATABASE_URL.',
  ],
  [
    'a password that the database refuses',
    (url) => ({ DATABASE_URL: changed(url, { password: 'wrong' }) }),
    'The database at 127.0.0.1:PORT does not let emma in with this password: correct DATABASE_URL.',
  ],
  [
    'a database that was not created',
    (url) => ({ DATABASE_URL: changed(url, { pathname: '/nowhere' }) }),
    'PostgreSQL at 127.0.0.1:PORT has no database named nowhere: create it, or correct DATABASE_URL.',
  ],
  [
    'a Redis that does not answer',
    () => ({ REDIS_URL: 'redis://:secret@127.0.0.1:1/0' }),
    'No Redis answers at 127.0.0.1:1: start it, or correct REDIS_URL.',
  ],
];

const changed = (url: string, parts: Partial<Pick<URL, 'password' | 'pathname'>>): string =>
  Object.assign(new URL(url), parts).href;

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

  async function start(program: string, settings: object) {
    const child = spawn(process.execPath, [join(SERVER, program)], {
      env: {
        ...bareEnvironment(),
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: START_LIMIT_MS,
    });
    let [log, said] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    // Errors that the program does not explain itself would be in its log.
    return { code, said, log, faults: log.split('\n').filter((line) => line.includes('"stack"')) };
  }

  it.each(someOf(MISTAKES, 6))(
    'ends with one sentence for %s',
    async (_mistake, settings, variable) => {
      const { code, said, faults } = await start('main.js', settings);
      expect(said).toMatch(new RegExp(`^The setting ${variable} [^\\n]*\\.\\n$`));
      expect({ code, faults }).toEqual({ code: 1, faults: [] });
    },
  );

  it.each(someOf(['main.js', 'worker.js', 'migrate.js'], 3))(
    'names a misspelled setting once, as a line of the log in production: %s',
    async (program) => {
      const settings = { NODE_ENV: 'production', LOG_LEVEL: 'warn', QUEUE_LOCKS_MS: 'secret' };
      const { log } = await start(program, { ...settings, SMTP_URL: 'smtp://:587' });
      const lines = log
        .trim()
        .split('\n')
        .filter((line) => line.includes('QUEUE_LOCKS_MS'));
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
        { level: 40, msg: 'There is no setting QUEUE_LOCKS_MS: did you mean QUEUE_LOCK_MS?' },
      ]);
      expect(log).not.toContain('secret');
    },
  );

  it('says nothing but JSON lines in production, in the end and before it', async () => {
    const { code, said, log } = await start('main.js', { NODE_ENV: 'production' });
    const lines = `${log}${said}`.trim().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '') as { level: number; msg: string };
    expect(last).toMatchObject({
      level: 60,
      msg: expect.stringMatching(/^The setting OIDC_ISSUER /),
    });
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow();
    expect(code).toBe(1);
  });

  itAtNight(
    'says nothing but JSON lines in production where only the schema is brought up to date',
    async () => {
      const { code, said, log } = await start('migrate.js', { NODE_ENV: 'production' });
      const lines = `${log}${said}`.trim().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
        'Nothing was to be done: the database is up to date.',
      ]);
      expect(code).toBe(0);
    },
  );

  it.each(someOf(ABSENT, 5))('ends with one sentence for %s', async (_what, settings, sentence) => {
    const { code, said, faults } = await start('main.js', settings(database.url));
    expect(said).toBe(`${sentence.replace('PORT', new URL(database.url).port)}\n`);
    expect({ code, faults }).toEqual({ code: 1, faults: [] });
  });

  it('ends with one sentence where another program has the port', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const { said } = await start('main.js', { PORT: String(port) });
    other.close();
    expect(said).toBe(
      `Port ${port} is taken by another program; stop it, or set PORT to a free one.\n`,
    );
  });

  itAtNight('is judged alike where only jobs are worked on', async () => {
    const { code, said } = await start('worker.js', { QUEUE_LOCK_MS: 'long' });
    expect(said).toMatch(/^The setting QUEUE_LOCK_MS [^\n]*\.\n$/);
    expect(code).toBe(1);
  });
});
