import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/api/test-database.js';
import type { TestDatabase } from '../support/api/test-database.js';
import { bareEnvironment } from '../support/product/server-process.js';

const BENCHMARKS = resolve(import.meta.dirname, '../bench');
/** Long enough to do everything once; the figures mean nothing. */
const BRIEFLY = {
  calls: ['--seconds', '0.1', '--trucks', '2', '--statements'],
  people: ['--seconds', '24', '--people', '4', '--trucks', '2'],
};
const CALLS = [
  'one row (a truck)',
  'day view',
  'customer page',
  'assign, unassign in turn',
  'save, one stop changed',
];
const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'emma-bench-'));
});
afterEach(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a benchmark prints on a database of its own. */
async function printed(name: keyof typeof BRIEFLY): Promise<string> {
  const env = { ...bareEnvironment(), DATABASE_URL: database.url, DATA_DIR: dataDir };
  const words = [join(BENCHMARKS, `${name}.mjs`), ...BRIEFLY[name]];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout;
}

describe('the benchmark of calls', () => {
  it('measures each call beside its floor, and lists its statements', async () => {
    const figures = await printed('calls');
    for (const call of CALLS) {
      expect(figures).toMatch(new RegExp(`^${escaped(call)}.*: \\d+ statements`, 'm'));
      expect(figures).toMatch(new RegExp(`^${escaped(call)} +1 +\\d+ +\\d+\\.\\d\\d`, 'm'));
    }
    expect(figures).toContain('\n  COMMIT\n');
  });
});

describe('the benchmark of people', () => {
  it('measures each kind of act, how long other screens wait, and the server', async () => {
    const figures = await printed('people');
    for (const act of ['day view', 'customer page', 'assign', 'save', 'to other screens'])
      expect(figures).toMatch(new RegExp(`^${act}, [1-9]\\d* times .*ms`, 'm'));
    expect(figures).toMatch(/^the server: \d+\.\d % of a core; boards that had to read anew: 0$/m);
  }, 180_000);
});
