/** Ids are 24 lower-case hex characters: 4 bytes of time, 8 random bytes. */
const ID_PATTERN = /^[0-9a-f]{24}$/;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID_PATTERN.test(value);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new id; ids of later seconds sort after earlier ones, which keeps indexes compact. */
export function newId(now: number = Date.now()): string {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  return seconds + hex(globalThis.crypto.getRandomValues(new Uint8Array(8)));
}
