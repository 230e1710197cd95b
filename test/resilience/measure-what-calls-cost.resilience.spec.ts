import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/api/test-database.js';
import type { TestDatabase } from '../support/api/test-database.js';
import { bareEnvironment } from '../support/product/server-process.js';

const BENCHMARK = resolve(import.meta.dirname, '../bench/calls.mjs');
/** Long enough to make every call once; the figures mean nothing. */
const BRIEFLY = ['--seconds', '0.1', '--trucks', '2', '--statements'];
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
  dataDir = await mkdtemp(join(tmpdir(), 'emma-calls-'));
});
afterEach(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('measures each call beside its floor, and lists its statements', async () => {
  const env = { ...bareEnvironment(), DATABASE_URL: database.url, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [BENCHMARK, ...BRIEFLY], { env });
  for (const call of CALLS) {
    expect(stdout).toMatch(new RegExp(`^${escaped(call)}.*: \\d+ statements`, 'm'));
    expect(stdout).toMatch(new RegExp(`^${escaped(call)} +1 +\\d+ +\\d+\\.\\d\\d`, 'm'));
  }
  expect(stdout).toContain('\n  COMMIT\n');
});
