import { Injectable } from '@nestjs/common';
import { compactVerify, errors, SignJWT } from 'jose';
import { isId } from '#kernel/ids.js';
import { keepLatest } from '#kernel/keep-latest.js';
import type { Role } from '#kernel/permission.js';
import { SecretKey } from '#platform/config/secret-key.js';
import type { TokenPayload } from '../contract/access.view.js';
import type { Session } from '../persistence/session.repository.js';

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** The session named by a token that we signed ourselves; its row says whether it is still open. */
export interface ReadToken {
  employeeId: string;
  /** Unique to this sign-in. */
  sessionId: string;
}

const ALGORITHM = 'HS256';
/** Letters with unused bits, and padding, say the same to who decodes them. */
const isAsWritten = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const decoder = new TextDecoder();
/** More tokens than a company has people. */
const MOST_REMEMBERED = 5_000;

/**
 * Signs and reads the bearer tokens; only the process's own key is ever accepted. A signature stays
 * valid, so it is checked only once.
 */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly remembered = new Map<string, ReadToken>();

  constructor(secret: SecretKey) {
    this.key = secret.derive('access-token');
  }

  issue({ id, employeeId, started, expires }: Session, roles: readonly Role[]): Promise<string> {
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

  /** @returns undefined when the token is forged, malformed, or not letter by letter the one that was issued. */
  async read(token: string): Promise<ReadToken | undefined> {
    const known = this.remembered.get(token) ?? (await this.verify(token));
    if (known) keepLatest(this.remembered, [token, known], MOST_REMEMBERED);
    return known;
  }

  /**
   * By the signature alone: the process's own clock does not decide whether the token has expired.
   */
  private async verify(token: string): Promise<ReadToken | undefined> {
    if (!isAsWritten(token)) return undefined;
    try {
      const { payload } = await compactVerify(token, this.key, { algorithms: [ALGORITHM] });
      const { userId, jti } = JSON.parse(decoder.decode(payload)) as Record<string, unknown>;
      return isId(userId) && isId(jti) ? { employeeId: userId, sessionId: jti } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
