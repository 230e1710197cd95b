import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { inCheckout } from './checkout.mjs';
import { checkSettings, knownSettings, misspelled } from './settings.mjs';

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
    ['DATABASE_POOLS', 'DATABASE_POOL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['OIDC_ISUSER', 'OIDC_ISSUER'],
    ['QUEUE_LOCK', 'QUEUE_LOCK_MS'],
    ['Smtp_Url', 'SMTP_URL'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['PORTS', 'PORT'],
  ])('name %s, which was meant to be %s', (name, meant) => {
    expect(misspelled([name], knownSettings())).toEqual([[name, meant]]);
  });

  it('leave the variables of other programs alone', () => {
    const others =
      'HOME HOSTNAME PATH PGPORT PGHOST SHELL TERM LANG NODE_OPTIONS NODE_PATH NODE_VERSION npm_config_cache HTTP_PROXY HTTPS_PORT HTTP_PORT POSTGRES_PASSWORD MAILBOX_PORT BALANCER_NETWORK TEST_REDIS_URL TEST_DATABASE_URL CHROMIUM_PATH SMTP_HOST LOGNAME POD_NAME DEBUG CI';
    expect(misspelled([...others.split(' '), ...knownSettings()], knownSettings())).toEqual([]);
  });

  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number.'],
    [{ DATABASE_POOL: '-1' }, 'The setting DATABASE_POOL must be a whole number.'],
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

  it('let a folder that cannot be written end the start with one sentence', () => {
    const { stderr, status } = start({});
    expect(stderr).toBe(
      'There is a file at /etc/hostname where a folder is needed: remove it, or set DATA_DIR to a folder of your own.',
    );
    expect(status).toBe(1);
  });
});
