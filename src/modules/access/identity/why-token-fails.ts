import { decodeProtectedHeader, errors } from 'jose';

/** What the claims of a token are checked against. */
export interface Expected {
  issuer: string;
  clientId: string;
  now: Date;
}

const LONGEST_QUOTE = 200;

const quoted = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST_QUOTE);

/**
 * What is wrong with an ID token, for whoever runs the product: in terms of its settings, clocks
 * and keys.
 */
export function whyTokenFails(
  error: errors.JOSEError,
  idToken: string,
  expected: Expected,
): string {
  if (error instanceof errors.JWKSNoMatchingKey) {
    const key = quoted(keyNameOf(idToken));
    return `the issuer publishes no key ${key} that the ID token is signed with: it is forged, or the issuer's keys changed seconds ago`;
  }
  if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed) {
    return claimFault(error.claim, error.payload[error.claim], expected) ?? error.message;
  }
  return `the ID token cannot be verified: ${error.message}`;
}

/** Undefined for a claim that no setting and no clock affects. */
export function claimFault(
  claim: string,
  value: unknown,
  { issuer, clientId, now }: Expected,
): string | undefined {
  switch (claim) {
    case 'iss':
      return `the ID token is issued by ${quoted(value)}, and OIDC_ISSUER is ${quoted(issuer)}`;
    case 'aud':
      return `the ID token is for ${quoted(value)}, and OIDC_CLIENT_ID is ${quoted(clientId)}`;
    case 'exp':
    case 'iat':
    case 'nbf':
      return typeof value === 'number'
        ? timeFault(claim, value, now)
        : `the ID token has no ${claim}`;
    default:
      return undefined;
  }
}

function timeFault(claim: string, value: number, now: Date): string {
  const seconds = Math.round(value - now.getTime() / 1_000);
  const where = seconds > 0 ? `${seconds} s ahead of` : `${-seconds} s behind`;
  return `the ID token's ${claim} lies ${where} this server's clock (${now.toISOString()}): it is too old, or one of the clocks is wrong`;
}

function keyNameOf(idToken: string): unknown {
  try {
    return decodeProtectedHeader(idToken).kid;
  } catch {
    return undefined;
  }
}
