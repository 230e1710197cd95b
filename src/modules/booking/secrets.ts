import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What the visitor keeps, and what is stored of it. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf(secret) };
}

export const isSecretOf = (secretHash: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash), Buffer.from(hashOf(secret)));

/** Without letters and digits that are mistaken for each other on the phone. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code for people, such as `K7QF-2M9P`. */
export function newConfirmation(): string {
  const letters = Array.from({ length: 8 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
