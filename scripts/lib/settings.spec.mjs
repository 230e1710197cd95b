import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { checkSettings } from './settings.mjs';

const PATH = process.env.PATH;

const start = (settings) => {
  const words = [inCheckout('scripts/start.mjs')];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    env: { PATH, EMMA_NODE_SAID: 'yes', PORT: '0', DATA_DIR: '/etc/hostname/data', ...settings },
    encoding: 'utf8',
  });
  return { stdout, stderr: stderr.trim(), status };
};

describe('the settings, before anything is installed', () => {
  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number.'],
    [{ DATABASE_POOL: '-1' }, 'The setting DATABASE_POOL must be a whole number.'],
    [
      { METRICS_PORT: '3000' },
      'The setting METRICS_PORT must be another port than PORT, which is 3000.',
    ],
    [
      { PORT: '4000', HEALTH_PORT: '4000' },
      'The setting HEALTH_PORT must be another port than PORT, which is 4000.',
    ],
    [
      { METRICS_PORT: '9464', HEALTH_PORT: '9464' },
      'The setting METRICS_PORT must be another port than HEALTH_PORT, which is 9464.',
    ],
    [{ SECRET_KEY: 'short' }, 'The setting SECRET_KEY must have at least 32 characters.'],
    [{ DEMO: 'yes' }, 'The setting DEMO must be on or off.'],
    [
      { DATABASE_URL: 'localhost' },
      'The setting DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_OWNER_URL: 'postgres://owner@localhost/emma' },
      'The setting DATABASE_OWNER_URL needs DATABASE_URL, the same database as the role that the server works with.',
    ],
  ])('are refused in one sentence: %j', (environment, sentence) => {
    expect(() => checkSettings(environment)).toThrow(sentence);
  });

  it('are judged first: nothing else has been said or done', () => {
    const { stdout, stderr, status } = start({ DATABASE_POOLS: '5', DATABASE_POOL: 'many' });
    expect(stdout).toMatch(
      /^\[ *\d+\.\d s\] There is no setting DATABASE_POOLS: did you mean DATABASE_POOL\?\n$/,
    );
    expect(stderr).toBe('The setting DATABASE_POOL must be a whole number.');
    expect(status).toBe(1);
  });

  it.each([
    ['a file', (path) => writeFileSync(path, ''), 'There is a file at'],
    ['a link to nowhere', (path) => symlinkSync('/no/such/folder', path), 'The link at'],
  ])('let a DATA_DIR that is %s end the start with one sentence', (_what, make, begin) => {
    const folder = mkdtempSync(join(tmpdir(), 'emma-settings-'));
    const path = join(folder, 'data');
    make(path);
    const { stderr, status } = start({ DATA_DIR: path });
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(
      new RegExp(`^${begin} ${path} [^\\n]+ DATA_DIR to a folder of your own\\.$`),
    );
    expect(status).toBe(1);
  });

  it('let a DATA_DIR be judged first beside a database of their own', () => {
    const { stdout, stderr, status } = start({ DATABASE_URL: 'postgres://emma@127.0.0.1:1/emma' });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^There is a file at \/etc\/hostname where a folder is needed: /);
    expect(status).toBe(1);
  });

  it('let a folder that cannot be written end the start with one sentence', () => {
    const { stderr, status } = start({});
    expect(stderr).toBe(
      'There is a file at /etc/hostname where a folder is needed: remove it, or set DATA_DIR to a folder of your own.',
    );
    expect(status).toBe(1);
  });
});
