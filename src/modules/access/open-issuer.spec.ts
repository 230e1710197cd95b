import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { AccessConfig } from './access.config.js';
import { openIssuer } from './open-issuer.js';

describe('openIssuer', () => {
  let dataDir: string;
  const open = (environment: Record<string, string>) => {
    const settings = { DATA_DIR: dataDir, ...environment };
    return openIssuer(loadConfig(AccessConfig, settings), loadConfig(AppConfig, settings));
  };

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'emma-issuer-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('does not start in production without an issuer', async () => {
    await expect(open({ NODE_ENV: 'production' })).rejects.toThrow(
      /^The setting OIDC_ISSUER must be there in production[^.]*\.$/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('does not start with an issuer and no client id', async () => {
    await expect(open({ OIDC_ISSUER: 'https://id.example.com' })).rejects.toThrow(
      'The setting OIDC_CLIENT_ID must be there when OIDC_ISSUER is.',
    );
  });

  it('does not start with an issuer that is no address', () => {
    expect(() => open({ OIDC_ISSUER: 'id.example.com', OIDC_CLIENT_ID: 'x' })).toThrow(
      'The setting OIDC_ISSUER must be the http(s) address of an OpenID Connect issuer.',
    );
  });

  it('takes the issuer that is configured', async () => {
    const settings = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'emma-web' };
    const { issuer, clientId } = await open({ ...settings, NODE_ENV: 'production' });
    expect({ issuer, clientId }).toEqual({
      issuer: 'https://id.example.com',
      clientId: 'emma-web',
    });
  });

  it('runs its own issuer otherwise, under the address people know, with a key that stays', async () => {
    const first = await open({ PORT: '3055' });
    const second = await open({ PUBLIC_URL: 'https://office.example.com/' });
    expect(first.issuer).toBe('http://localhost:3055/dev-idp');
    expect(second.issuer).toBe('https://office.example.com/dev-idp');
    expect(second).toHaveProperty('privateKey', (first as { privateKey?: object }).privateKey);
    expect(readdirSync(dataDir)).toEqual(['dev-idp-key.json']);
  });
});
