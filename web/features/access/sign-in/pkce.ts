const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** 32 random bytes as base64url: a verifier, a state or a nonce. */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** RFC 7636, method S256. Needs a secure context (https, or this machine). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}
