/**
 * Characters that nobody types and that change what people read: control characters (only tabs and
 * line breaks mean something), and those that turn the direction of the text after them, so that a
 * name looks like another one.
 */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const STRAY = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * One line: breaks and tabs become a space, stray characters are dropped. Anything but text stays
 * as it is.
 */
export const cleanLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(BREAKS, ' ').replace(STRAY, '') : value;

/** Several lines: breaks and tabs stay, stray characters are dropped. */
export const cleanLines = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(STRAY, '') : value;

/** A value with every text in it as one clean line, for comparing it with another one. */
export function cleanAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanAll);
  if (typeof value !== 'object' || value === null || value instanceof Date) return cleanLine(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanAll(inner)]));
}
