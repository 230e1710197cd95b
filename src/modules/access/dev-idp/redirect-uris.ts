import { signInOrigin } from '../domain/return-address.js';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where the development provider may send people back: the sign-in page of this server under the
 * address it was reached by, and of a page developed on this machine on another port. This gives
 * away no more than anybody here can have by choosing a name from the list.
 */
export function mayReturnTo(redirectUri: string, ownOrigins: readonly string[]): boolean {
  const url = signInOrigin(redirectUri);
  if (!url) return false;
  return ownOrigins.includes(url.origin) || LOOPBACK.includes(url.hostname);
}
