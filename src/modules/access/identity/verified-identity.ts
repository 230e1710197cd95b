import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { ID_TOKEN_MAX_MINUTES } from '../contract/access-terms.js';
import { CLOCK_TOLERANCE_SECONDS } from '../domain/strength.js';

/** What the issuer proved about a person. */
export interface VerifiedIdentity {
  issuer: string;
  /** An address that counts as the person's. */
  email: string;
  /** The issuer's own permanent id of the person (`sub`). */
  subject: string;
  /**
   * The hash of what was shown, the same however it is written, so that it can be used only once.
   */
  proofHash: string;
  /** From then on the proof is too old to be used at all. */
  uselessFrom: Date;
}

/**
 * @param payload of the verified ID token
 * @param proof what may be used once
 */
export function identityOf(
  { iss: issuer = '', sub: subject = '', iat = 0 }: JWTPayload,
  email: string,
  proof: string,
): VerifiedIdentity {
  const seconds = iat + ID_TOKEN_MAX_MINUTES * 60 + CLOCK_TOLERANCE_SECONDS;
  const proofHash = createHash('sha256').update(proof).digest('base64url');
  return { issuer, email, subject, proofHash, uselessFrom: new Date(seconds * 1000) };
}
