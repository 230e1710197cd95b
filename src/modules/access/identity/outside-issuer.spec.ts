import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { json, startLocalHttpServer } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { OutsideIssuer } from './outside-issuer.js';

const keyNamed = async (kid: string): Promise<JWK> => ({
  ...(await exportJWK((await generateKeyPair('ES256')).publicKey)),
  kid,
  alg: 'ES256',
});

describe('an outside issuer', () => {
  let provider: LocalHttpServer;
  let published: JWK[];
  const documentOf = (changes: object = {}) => ({
    issuer: provider.url,
    authorization_endpoint: `${provider.url}/authorize`,
    jwks_uri: `${provider.url}/keys`,
    ...changes,
  });
  const open = () => new OutsideIssuer({ issuer: provider.url, clientId: 'emma' });
  const find = (issuer: OutsideIssuer, kid: string) =>
    issuer.keys({ alg: 'ES256', kid }, { payload: '', signature: '' });

  beforeAll(async () => {
    provider = await startLocalHttpServer();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => provider.close());

  it('is asked for its keys again when one is unknown, but not by everybody who makes one up', async () => {
    published = [await keyNamed('first')];
    provider.answer((response, request) =>
      json(request.path === '/keys' ? { keys: published } : documentOf())(response, request),
    );
    const issuer = open();
    await find(issuer, 'first');
    published = [await keyNamed('second')];
    await expect(find(issuer, 'made-up')).rejects.toThrow(/no applicable key/);
    const asked = () => provider.requests.filter(({ path }) => path === '/keys').length;
    expect(asked()).toBe(1);
    const later = Date.now() + 6_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await expect(find(issuer, 'second')).resolves.toMatchObject({ type: 'public' });
    expect(asked()).toBe(2);
  });

  it.each([
    ['that calls itself otherwise', { issuer: 'https://id.example/' }, /"https:\/\/id\.example\/"/],
    ['without keys', { jwks_uri: undefined }, /lacks jwks_uri/],
  ])('says in the log what is wrong with one %s', async (_what, changes, line) => {
    provider.answer(json(documentOf(changes)));
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await expect(open().authorizeUrl()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(line) }),
    );
  });
});
