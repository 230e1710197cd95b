/** Names of secrets that nobody may read over a developer's shoulder. */
const SECRET = /token|password|secret|credential|verifier/i;
/** A session token, whatever its name: JSON in base64, and its signature. */
const TOKEN = /\beyJ[\w-]+(\.[\w-]*)+/g;
/** Addresses that open without signing in. */
const OPEN_ADDRESS = /(\bticket=|\/calendar\/)[^&?\s]+/g;
const HIDDEN = '•••';

/** State is never changed in place: what was checked once need not be checked again. */
const seen = new WeakMap<object, unknown>();

const shown = (text: string): string =>
  text.replace(TOKEN, HIDDEN).replace(OPEN_ADDRESS, `$1${HIDDEN}`);

function lookThrough(value: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets<unknown>(item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.test(key) && typeof item === 'string' ? HIDDEN : withoutSecrets<unknown>(item),
    ]),
  );
}

/** The same as far as a developer may see it: no tokens, no passwords. */
export function withoutSecrets<T>(value: T): T {
  if (typeof value === 'string') return shown(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  if (!seen.has(value)) seen.set(value, lookThrough(value));
  return seen.get(value) as T;
}

/** An action may contain what a call was sent with. */
export const actionWithoutSecrets = <A extends { type: string }>(action: A): A =>
  withoutSecrets(action);
