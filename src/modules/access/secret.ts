import { createHash, randomBytes } from 'node:crypto';

/** A random secret; it is shown once and never stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
