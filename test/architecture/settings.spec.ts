import { beforeAll, describe, expect, it } from '@jest/globals';
import { envBindings } from '#platform/config/env.js';
import { loadConfig } from '#platform/config/load-config.js';
import { settingsClasses } from './support/settings-classes.js';
import type { SettingsClass } from './support/settings-classes.js';

/** The only fault these can have is to be missing when they are required. */
const ANY_TEXT = [
  'HOST',
  'DATA_DIR',
  'MAPS_ATTRIBUTION',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
];

const TUNING = ['', 'fast', 'maps', 'maps=0', 'maps=2;mail=3'];
/** Addresses that their drivers cannot read. */
const unreadable = (scheme: string): string[] =>
  ['', 'host:port', 'user:50%@host', 'user:pa#ss@host', 'a host'].map(
    (rest) => `${scheme}://${rest}`,
  );
const NOT_WHOLE = ['abc', '1.5', '-1'];

/** Values that nobody can mean; the other settings are what makes it wrong, if any do. */
const BAD_VALUE: Record<string, [value: string, beside?: Record<string, string>][]> = {
  PORT: [...NOT_WHOLE, '65536'].map((value) => [value]),
  NODE_ENV: [['staging']],
  PUBLIC_URL: [['emma.example.com'], ['ftp://emma.example.com']],
  TRUST_PROXY: [['the proxy'], ['10.0.0.0/33']],
  SECRET_KEY: [['short']],
  FORMER_SECRET_KEYS: [['short'], [`${'x'.repeat(32)},short`]],
  DEMO: [['maybe']],
  FIRST_ADMIN: [['admin']],
  JOBS_IN_PROCESS: [['maybe']],
  LOG_LEVEL: [['loud']],
  LOG_FORMAT: [['xml']],
  HTTP_NOTICE_MS: NOT_WHOLE.map((value) => [value]),
  HTTP_SHUTDOWN_MS: NOT_WHOLE.map((value) => [value]),
  START_PAGE: [['maybe']],
  HEALTH_PORT: [...NOT_WHOLE, '0', '65536'].map((value) => [value]),
  METRICS_PORT: [...NOT_WHOLE, '0', '65536'].map((value) => [value]),
  DATABASE_URL: ['', 'mysql://localhost/emma', 'localhost', ...unreadable('postgres')].map(
    (value) => [value],
  ),
  DATABASE_OWNER_URL: ['mysql://localhost/emma', 'localhost', ...unreadable('postgres')].map(
    (value) => [value],
  ),
  DATABASE_POOL: [...NOT_WHOLE, '0'].map((value) => [value]),
  DATABASE_CONNECT_MS: [...NOT_WHOLE, '99', '60001'].map((value) => [value]),
  DATABASE_ANSWER_MS: [...NOT_WHOLE, '99', '600001'].map((value) => [value]),
  DATABASE_JOB_MS: [...NOT_WHOLE, '999', '3600001'].map((value) => [value]),
  DATABASE_STREAM_MS: [...NOT_WHOLE, '999', '86400001'].map((value) => [value]),
  REDIS_CLUSTER: [['maybe']],
  REDIS_URL: ['localhost', 'http://localhost', 'redis://a,b', ...unreadable('redis')].map(
    (value) => [value],
  ),
  REDIS_PREFIX: [['Emma!']],
  QUEUE_CONCURRENCY: TUNING.slice(1).map((value) => [value]),
  QUEUE_RATES: [...TUNING.slice(1), 'maps=10'].map((value) => [value]),
  QUEUE_SWEEP_MS: NOT_WHOLE.map((value) => [value]),
  QUEUE_RECONCILE_MS: NOT_WHOLE.map((value) => [value]),
  QUEUE_LOCK_MS: NOT_WHOLE.map((value) => [value]),
  QUEUE_SHUTDOWN_MS: NOT_WHOLE.map((value) => [value]),
  REPORTS_DATABASE_URL: ['localhost', 'mysql://localhost/emma', ...unreadable('postgres')].map(
    (value) => [value],
  ),
  SOCKET_RECHECK_MS: NOT_WHOLE.map((value) => [value]),
  SOCKET_ORIGINS: [['emma.example.com'], ['https://emma.example.com/'], ['https://a.example,']],
  OIDC_EMAIL_CLAIM: [['the claim']],
  OIDC_TRUST_UNVERIFIED_EMAIL: [['maybe']],
  OIDC_ACR_VALUES: [['mfa,,phr'], [',']],
  OIDC_MAX_AGE_MINUTES: [...NOT_WHOLE, '0', '43201'].map((value) => [value]),
  OIDC_BIND_SUBJECT: [['maybe']],
  SESSION_IDLE_MINUTES: [...NOT_WHOLE, '14', '721'].map((value) => [value]),
  OIDC_ISSUER: [['accounts'], ['ftp://id.example']],
  SMTP_URL: ['mail.example.com', 'http://mail.example.com', ...unreadable('smtp')].map((value) => [
    value,
  ]),
  MAIL_TIMEOUT_MS: NOT_WHOLE.map((value) => [value]),
  GOOGLE_CLIENT_SECRET: [['', { GOOGLE_CLIENT_ID: 'id' }]],
  BOOKINGS_AN_ADDRESS: [...NOT_WHOLE, '0'].map((value) => [value]),
  BOOKINGS_A_CONTACT: [...NOT_WHOLE, '0'].map((value) => [value]),
  BOOKINGS_A_NETWORK: [...NOT_WHOLE, '0'].map((value) => [value]),
  BOOKINGS_A_HOME: [...NOT_WHOLE, '0'].map((value) => [value]),
  BOOKINGS_A_SITE: [...NOT_WHOLE, '0'].map((value) => [value]),
  MAPS_PROVIDER: [['bing']],
  MAPS_GOOGLE_KEY: [['', { MAPS_PROVIDER: 'google' }]],
  MAPS_OSRM_URL: [['', { MAPS_PROVIDER: 'osrm', MAPS_NOMINATIM_URL: 'http://places' }]],
  MAPS_NOMINATIM_URL: [['', { MAPS_PROVIDER: 'osrm', MAPS_OSRM_URL: 'http://roads' }]],
  MAPS_PMTILES: [['nowhere/tiles.pmtiles'], ['package.json']],
  MAPS_TILE_URL: [['https://tiles.example'], ['tiles/{z}/{x}/{y}']],
};

/** Settings with which a class loads, so that only the bad value is at fault. */
const SOUND = { DATABASE_URL: 'postgres://localhost/emma' };

describe('the settings', () => {
  let readBy: Map<string, SettingsClass>;
  beforeAll(async () => {
    const bound = (await settingsClasses()).flatMap((type) =>
      envBindings(type).map(({ variable }) => [variable, type] as const),
    );
    readBy = new Map(bound);
  });

  it.each(
    Object.entries(BAD_VALUE).flatMap(([variable, values]) =>
      values.map(([value, beside]) => ({ variable, value, beside })),
    ),
  )('refuse "$value" as $variable in one sentence', ({ variable, value, beside }) => {
    const settings = readBy.get(variable);
    if (!settings) throw new Error(`No settings class reads ${variable}`);
    expect(() => loadConfig(settings, { ...SOUND, ...beside, [variable]: value })).toThrow(
      new RegExp(`^The setting ${variable} [^\\n]+\\.$`),
    );
  });

  it('are all tried', () => {
    expect([...Object.keys(BAD_VALUE), ...ANY_TEXT].sort()).toEqual([...readBy.keys()].sort());
  });
});
