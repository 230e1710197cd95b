/** What another page passes to the sign-in page, in the address bar's state. */
export interface SignInRequest {
  /** Where to go once signed in. */
  wanted: string;
  /** The session ended while it was in use; whether this tab keeps something unsaved. */
  signedOut?: { draftsKept: boolean };
}

/** Nothing in particular: the person's roles say where they begin. */
export const START = '/emma';

const fieldsOf = (state: unknown): Partial<Record<keyof SignInRequest, unknown>> =>
  typeof state === 'object' && state !== null ? state : {};

/** Only a path of ours: the address bar must not be able to send anyone elsewhere. */
export function wantedIn(state: unknown): string {
  const { wanted } = fieldsOf(state);
  return typeof wanted === 'string' && /^\/emma(\/|\?|$)/.test(wanted) ? wanted : START;
}

/** Why the person was sent here without asking for it; otherwise null. */
export function reasonIn(state: unknown): string | null {
  const { signedOut } = fieldsOf(state);
  if (typeof signedOut !== 'object' || signedOut === null) return null;
  return 'draftsKept' in signedOut && signedOut.draftsKept === true
    ? 'You were signed out. Sign in again to go on; what you typed is kept in this tab.'
    : 'You were signed out. Sign in again to go on where you were.';
}
