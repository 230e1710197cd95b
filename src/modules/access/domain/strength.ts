/** Clocks of two companies differ by seconds. */
export const CLOCK_TOLERANCE_SECONDS = 10;

/** How strong a sign-in at the provider has to be. */
export interface Strength {
  /** Values of `acr`, one of which is required; empty: any will do. */
  acrValues: readonly string[];
  /** How long ago the person may have signed in at the provider; absent: any time ago. */
  maxAgeMinutes?: number;
}

/** How an ID token falls short of the required strength; null if it does not. */
export function weaknessOf(
  { acr, auth_time: authTime }: Readonly<Record<string, unknown>>,
  { acrValues, maxAgeMinutes }: Strength,
  now: Date,
): string | null {
  const isKnown = typeof acr === 'string' && acrValues.includes(acr);
  if (acrValues.length > 0 && !isKnown) return 'an acr that is not enough';
  if (maxAgeMinutes === undefined) return null;
  if (typeof authTime !== 'number') return 'no auth_time';
  const oldest = now.getTime() / 1_000 - maxAgeMinutes * 60 - CLOCK_TOLERANCE_SECONDS;
  return authTime < oldest ? 'an auth_time that is too long ago' : null;
}

/** The provider's address with the request for that strength (OpenID Connect Core 3.1.2.1). */
export function askingFor(authorizeUrl: string, { acrValues, maxAgeMinutes }: Strength): string {
  const url = new URL(authorizeUrl);
  if (acrValues.length > 0) url.searchParams.set('acr_values', acrValues.join(' '));
  if (maxAgeMinutes !== undefined) url.searchParams.set('max_age', String(maxAgeMinutes * 60));
  return url.href;
}
