const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const sameArrays = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => sameValue(item, b[index]));

const sameObjects = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  Object.keys(a).every((key) => sameValue(a[key], b[key])) &&
  Object.keys(b).every((key) => b[key] === undefined || Object.hasOwn(a, key));

/**
 * Whether two values would look the same in JSON: an absent property equals an undefined one, and
 * two Dates of the same moment are equal.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) return sameArrays(a, b);
  return isPlainObject(a) && isPlainObject(b) && sameObjects(a, b);
}
