/** Ids are 24 lower-case hex characters: 4 bytes of time, 8 random bytes. */
const ID_PATTERN = /^[0-9a-f]{24}$/;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID_PATTERN.test(value);

const RANDOM_BYTES = 8;
/** Fetched for many ids at a time: the system's own call costs ten times as much as the rest of an id. */
const random = new Uint8Array(RANDOM_BYTES * 128);
let used = random.length;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function randomHex(): string {
  if (used === random.length) {
    globalThis.crypto.getRandomValues(random);
    used = 0;
  }
  used += RANDOM_BYTES;
  return random.subarray(used - RANDOM_BYTES, used).reduce((text, byte) => text + HEX[byte], '');
}

/** A new id; ids of later seconds sort after earlier ones, which keeps indexes compact. */
export function newId(now: number = Date.now()): string {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  return seconds + randomHex();
}
