import { ACCESS_ERRORS } from '../../../../src/modules/access/contract/errors';
import { exchangeCode } from './exchange-code';
import { takeSignIn } from './pending-sign-in';

/** What the provider sent the person back with: a credential, or why there is none. */
export type ProviderAnswer =
  { idToken: string; nonce: string; wanted: string } | { failure: string };

const failed = (failure: string): ProviderAnswer => ({ failure });

async function read(query: URLSearchParams): Promise<ProviderAnswer> {
  const pending = takeSignIn();
  const code = query.get('code');
  if (!code) return failed(ACCESS_ERRORS.CREDENTIAL_MISSING);
  // A code that this tab did not ask for is somebody else's doing.
  if (!pending || query.get('state') !== pending.state) return failed(ACCESS_ERRORS.LOGIN_FAILED);
  try {
    const idToken = await exchangeCode(code, pending);
    if (!idToken) return failed(ACCESS_ERRORS.CREDENTIAL_MISSING);
    return { idToken, nonce: pending.nonce, wanted: pending.wanted };
  } catch {
    return failed(ACCESS_ERRORS.LOGIN_FAILED);
  }
}

const answers = new Map<string, Promise<ProviderAnswer>>();

/**
 * Reads the address that the provider sent the person back to; null when it is no answer. The same
 * address is read once, however often it is asked for: a code is good for one exchange.
 */
export function providerAnswer(search: string): Promise<ProviderAnswer> | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error') && !query.has('state')) return null;
  const known = answers.get(search);
  if (known) return known;
  const answer = read(query);
  answers.set(search, answer);
  return answer;
}
