const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const RETURN_PATH = /^\/signin\/?$/;

/**
 * Where the development provider may send people back: the sign-in page of this server under the
 * address it was reached by, and of a page that is developed on this machine on another port.
 * More is not at stake than anybody here can have by choosing a name from the list.
 */
export function mayReturnTo(redirectUri: string, ownOrigins: readonly string[]): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { protocol, hostname, origin, pathname, username, hash } = new URL(redirectUri);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || hash !== '' || !RETURN_PATH.test(pathname)) return false;
  return ownOrigins.includes(origin) || LOOPBACK.includes(hostname);
}
