/** What must be remembered between leaving for the provider and coming back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider sends the person back to. */
  redirectUri: string;
  /** Where the person wanted to go. */
  wanted: string;
}

const KEY = 'emma.sign-in';

export const rememberSignIn = (pending: PendingSignIn): void =>
  sessionStorage.setItem(KEY, JSON.stringify(pending));

/** Returns it once: a code is good for one exchange only. */
export function takeSignIn(): PendingSignIn | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    return text ? (JSON.parse(text) as PendingSignIn) : null;
  } catch {
    return null;
  }
}
