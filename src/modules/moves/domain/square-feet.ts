/** What a `sqft` means: whole square feet, nothing yet, or not a number at all. */
export type SquareFeet = number | null | 'not-a-number';

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;

/**
 * `sqft` comes as a number or as numeric text; anything else fails the pre-save check
 * PRE_SAVE_SENTENCES.squareFeet and is not a fault of the field (R-SAVE-6).
 */
export function readSquareFeet(value: unknown): SquareFeet {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value) : 'not-a-number';
  if (typeof value !== 'string') return 'not-a-number';
  const text = value.trim();
  if (text === '') return null;
  return NUMERIC.test(text) ? Math.round(Number(text)) : 'not-a-number';
}
