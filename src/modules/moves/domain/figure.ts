/** A number as rows and forms have it: a number, numeric text, or nothing yet. */
export type Figure = number | string | null | undefined;

/** The number meant, null when there is none or the text is not a number. */
export function figure(value: Figure): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
