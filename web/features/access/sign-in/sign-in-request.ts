/** What the sign-in page is told, in the address bar's state, by the page that sends somebody there. */
export interface SignInRequest {
  /** Where to go once signed in. */
  wanted: string;
  /** The session ended under way; whether something unsaved waits in this tab. */
  signedOut?: { draftsKept: boolean };
}

const START = '/emma';

const fieldsOf = (state: unknown): Partial<Record<keyof SignInRequest, unknown>> =>
  typeof state === 'object' && state !== null ? state : {};

/** Only a path of ours: the address bar must not be able to send anyone elsewhere. */
export function wantedIn(state: unknown): string {
  const { wanted } = fieldsOf(state);
  return typeof wanted === 'string' && /^\/emma(\/|\?|$)/.test(wanted) ? wanted : START;
}

/** Why one is here, for who did not ask to be; else null. */
export function reasonIn(state: unknown): string | null {
  const { signedOut } = fieldsOf(state);
  if (typeof signedOut !== 'object' || signedOut === null) return null;
  return 'draftsKept' in signedOut && signedOut.draftsKept === true
    ? 'You were signed out. Sign in again to go on; what you typed is kept in this tab.'
    : 'You were signed out. Sign in again to go on where you were.';
}
