import { createHash, randomBytes } from 'node:crypto';

/** What opens something; it is told once and kept nowhere. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
