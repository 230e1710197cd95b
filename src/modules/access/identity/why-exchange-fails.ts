import { Logger } from '@nestjs/common';
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { DomainError } from '#kernel/domain-error.js';
import { issuerUnreachable, RefusedSignIn } from './sign-in-failures.js';
import { claimFault } from './why-token-fails.js';
import type { Expected } from './why-token-fails.js';

const logger = new Logger('SignIn');
const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];
/** What `fetch` says when a connection fails or breaks. */
const CUT_OFF = ['fetch failed', 'terminated'];

/**
 * What a failed call to the issuer means: 503 if it does not answer, otherwise a refusal.
 * @param where whom we asked, such as "the token endpoint"
 */
export function exchangeFault(
  error: unknown,
  where: string,
  expected: Expected,
): RefusedSignIn | DomainError {
  if (isAway(error)) {
    logger.error({ message: `A sign-in failed: ${where} of the issuer does not answer`, error });
    return issuerUnreachable();
  }
  return new RefusedSignIn(reasonOf(error, where, expected));
}

function reasonOf(error: unknown, where: string, expected: Expected): string {
  if (error instanceof ResponseBodyError) {
    return answered(where, error.error, error.error_description);
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const { error: code = 'invalid_client', error_description: words } =
      error.cause[0]?.parameters ?? {};
    return answered(where, code, words);
  }
  const { claim, claims } = claimIn(error);
  const fault = claim === undefined ? undefined : claimFault(claim, claims?.[claim], expected);
  if (fault !== undefined) return fault;
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const deeper = cause instanceof Error ? ` (${cause.message})` : '';
  return `the answer of ${where} cannot be taken: ${message}${deeper}`;
}

const causeOf = (error: unknown): unknown => (error as { cause?: unknown } | undefined)?.cause;

interface FaultyClaim {
  claim?: string;
  claims?: Readonly<Record<string, unknown>>;
}

/** The library names the claim two causes down. */
function claimIn(error: unknown): FaultyClaim {
  return (causeOf(causeOf(error)) ?? {}) as FaultyClaim;
}

function answered(where: string, code: string, words: string | undefined): string {
  const hint = code === 'invalid_client' ? '; compare OIDC_CLIENT_ID and OIDC_CLIENT_SECRET' : '';
  return `${where} answered ${code}${words ? `, "${words}"` : ''}${hint}`;
}

/** Not there, too slow, cut off, or in trouble itself. */
function isAway(error: unknown): boolean {
  for (let one = error; typeof one === 'object' && one !== null; one = causeOf(one)) {
    const { code, status, message } = one as { code?: string; status?: number; message?: string };
    if (AWAY.includes(code ?? '') || (status ?? 0) >= 500) return true;
    if (CUT_OFF.includes(message ?? '')) return true;
  }
  return false;
}
