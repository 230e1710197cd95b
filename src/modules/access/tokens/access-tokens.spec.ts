import { beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { SecretKey } from '#platform/config/secret-key.js';
import { TOKEN_HOURS } from '../contract/access-terms.js';
import { AccessTokens } from './access-tokens.js';

const EMPLOYEE = '0123456789abcdef01234567';
const START = Date.UTC(2026, 0, 5, 12);
const SESSION = {
  id: 'a123456789abcdef01234567',
  employeeId: EMPLOYEE,
  started: new Date(START),
  expires: new Date(START + TOKEN_HOURS * 3_600_000),
};
const READ = { employeeId: EMPLOYEE, sessionId: SESSION.id };

describe('AccessTokens', () => {
  let tokens: AccessTokens;
  beforeEach(() => {
    const secret = { derive: () => Buffer.alloc(32, 7) } as unknown as SecretKey;
    tokens = new AccessTokens(secret);
  });

  it('says whose a token is and until when the session lives', async () => {
    expect(decodeJwt(await tokens.issue(SESSION, ['mover']))).toEqual({
      userId: EMPLOYEE,
      roles: ['mover'],
      jti: SESSION.id,
      iat: START / 1_000,
      exp: START / 1_000 + TOKEN_HOURS * 3_600,
    });
  });

  it('reads a token, also one that it read before, and leaves its end to the session', async () => {
    const token = await tokens.issue(SESSION, []);
    expect(await tokens.read(token)).toEqual(READ);
    expect(await tokens.read(token)).toEqual(READ);
  });

  it('reads no token with a foreign signature, also of one that it read before', async () => {
    const token = await tokens.issue(SESSION, []);
    await tokens.read(token);
    const signature = token.lastIndexOf('.') + 1;
    const other = token[signature] === 'A' ? 'B' : 'A';
    const forged = token.slice(0, signature) + other + token.slice(signature + 1);
    expect(await tokens.read(forged)).toBeUndefined();
  });
});
