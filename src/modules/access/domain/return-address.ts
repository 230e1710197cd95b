const RETURN_PATH = /^\/signin\/?$/;

/** The origin whose sign-in page this address is; undefined if it is not such an address. */
export function signInOrigin(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol, pathname, username, password, search, hash } = url;
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const hasMore = [username, password, search, hash].some((part) => part !== '');
  return hasMore || !RETURN_PATH.test(pathname) ? undefined : url;
}

/** The names of this server. */
export interface OwnNames {
  /** The host that the request came to. */
  host: string;
  publicUrl?: string | undefined;
}

/** Whether people may be sent back there: to this server's sign-in page, under any of its names. */
export function isOwnReturn(address: string, { host, publicUrl }: OwnNames): boolean {
  const url = signInOrigin(address);
  if (!url) return false;
  return url.host === host || (publicUrl !== undefined && url.origin === new URL(publicUrl).origin);
}
