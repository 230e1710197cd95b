import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a stored secret. `context` names the place it belongs to; a sealed text that is moved
 * elsewhere cannot be opened there.
 * @param key 32 bytes, from `SecretKey.derive`
 */
export function seal(key: Buffer, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/**
 * @throws Error when the text was sealed with another key or for another context, or was changed.
 */
export function unseal(key: Buffer, sealed: string, context: string): string {
  const [version, encoded = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error('The sealed text has an unknown version');
  const bytes = Buffer.from(encoded, 'base64url');
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
