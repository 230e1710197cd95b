import { describe, expect, it } from '@jest/globals';
import { knownSettings, misspelled, sayMisspelled } from './misspelled.mjs';

describe('misspelled settings', () => {
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

  it('are not the variables of other programs', () => {
    const others =
      'HOME HOSTNAME PATH PGPORT PGHOST SHELL TERM LANG NODE_OPTIONS NODE_PATH NODE_VERSION npm_config_cache HTTP_PROXY HTTPS_PORT HTTP_PORT POSTGRES_PASSWORD MAILBOX_PORT BALANCER_NETWORK TEST_REDIS_URL TEST_DATABASE_URL CHROMIUM_PATH SMTP_HOST LOGNAME POD_NAME DEBUG CI YARN_VERSION KUBERNETES_SERVICE_HOST KUBERNETES_PORT REDIS_PORT REDIS_SERVICE_PORT SMTP_PORT EMMA_PORT WEB_PORT_80_TCP';
    expect(misspelled([...others.split(' '), ...knownSettings()], knownSettings())).toEqual([]);
  });

  it('are said once, by the first of the programs that run each other, and without their values', () => {
    const environment = { DATABASE_POOLS: '5', SECRET_KEYS: 'nobody may read this', HOME: '/' };
    const said = [];
    sayMisspelled((sentence) => said.push(sentence), environment);
    sayMisspelled((sentence) => said.push(sentence), { ...environment });
    expect(said).toEqual([
      'There is no setting DATABASE_POOLS: did you mean DATABASE_POOL?',
      'There is no setting SECRET_KEYS: did you mean SECRET_KEY?',
    ]);
  });
});
