import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isId } from '../../../kernel/ids.js';
import { keepLatest } from '../../../kernel/keep-latest.js';
import type { Role } from '../../../kernel/permission.js';
import { Clock } from '../../../platform/clock/clock.js';
import { SecretKey } from '../../../platform/config/secret-key.js';
import type { TokenPayload } from '../contract/access.view.js';
import type { Session } from '../persistence/sessions.js';

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** What a token that we signed ourselves says. */
export interface ReadToken {
  employeeId: string;
  /** Of this sign-in; no other token has it. */
  sessionId: string;
  expires: Date;
}

const ALGORITHM = 'HS256';
/** More tokens than a company has people. */
const MOST_REMEMBERED = 5_000;

/**
 * Signs and reads the bearer tokens; no other key than the process's own is ever accepted. What a
 * signature vouched for once it vouches for until the token expires, so it is checked once.
 */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly remembered = new Map<string, ReadToken>();

  constructor(
    secret: SecretKey,
    private readonly clock: Clock,
  ) {
    this.key = secret.derive('access-token');
  }

  issue(
    { id, employeeId, started, expires }: Omit<Session, 'device'>,
    roles: readonly Role[],
  ): Promise<string> {
    const payload: TokenPayload = {
      userId: employeeId,
      roles: [...roles],
      iat: secondsOf(started),
      exp: secondsOf(expires),
    };
    return new SignJWT({ ...payload })
      .setJti(id)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .sign(this.key);
  }

  /** @returns undefined when the token is forged, malformed or expired. */
  async read(token: string): Promise<ReadToken | undefined> {
    const known = this.remembered.get(token) ?? (await this.verify(token));
    if (!known || known.expires <= this.clock.now()) return undefined;
    keepLatest(this.remembered, [token, known], MOST_REMEMBERED);
    return known;
  }

  private async verify(token: string): Promise<ReadToken | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        currentDate: this.clock.now(),
        requiredClaims: ['exp', 'jti', 'userId'],
      });
      const { userId, jti, exp } = payload;
      if (!isId(userId) || jti === undefined || exp === undefined) return undefined;
      return { employeeId: userId, sessionId: jti, expires: new Date(exp * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
