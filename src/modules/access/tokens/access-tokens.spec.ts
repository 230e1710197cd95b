import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Clock } from '../../../platform/clock/clock.js';
import type { SecretKey } from '../../../platform/config/secret-key.js';
import { TOKEN_HOURS } from '../contract/limits.js';
import { AccessTokens } from './access-tokens.js';

const EMPLOYEE = '0123456789abcdef01234567';
const START = Date.UTC(2026, 0, 5, 12);
const SESSION = {
  id: 'a123456789abcdef01234567',
  employeeId: EMPLOYEE,
  started: new Date(START),
  expires: new Date(START + TOKEN_HOURS * 3_600_000),
};

describe('AccessTokens', () => {
  let now: number;
  let tokens: AccessTokens;
  beforeEach(() => {
    now = START;
    const clock = { now: () => new Date(now) } as Clock;
    const secret = { derive: () => Buffer.alloc(32, 7) } as unknown as SecretKey;
    tokens = new AccessTokens(secret, clock);
  });

  it('reads a token until it expires, also one that it read before', async () => {
    const token = await tokens.issue(SESSION, []);
    const { expires } = SESSION;
    const read = { employeeId: EMPLOYEE, sessionId: SESSION.id, expires };
    expect(await tokens.read(token)).toMatchObject(read);
    now = expires.getTime() - 1_000;
    expect(await tokens.read(token)).toMatchObject(read);
    now = expires.getTime();
    expect(await tokens.read(token)).toBeUndefined();
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
