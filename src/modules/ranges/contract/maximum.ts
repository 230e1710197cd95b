import type { Maximum } from '#kernel/maximum.js';
import type { RangeFigures } from './range.view.js';

/** What the maximum of a day may rest on; hours and dollars. */
export interface MaximumSource {
  /** How long the day may take; null while a stop has no estimate. */
  range: { readonly hours: RangeFigures; readonly price: RangeFigures } | null;
  estimate: Maximum;
  /** What is charged anyway. */
  minimum: Maximum;
}

/**
 * The one maximum of a day, wherever it is shown, mailed or promised: that of its range, or else the
 * estimate where the branch lets that be a cap. Null: none is promised. Never below what is charged
 * anyway.
 */
export function maximumOf(
  { range, estimate, minimum }: MaximumSource,
  isCap: boolean,
): Maximum | null {
  if (range) return atLeast(minimum, { hours: range.hours.maximum, price: range.price.maximum });
  return isCap ? atLeast(minimum, estimate) : null;
}

const atLeast = (minimum: Maximum, { hours, price }: Maximum): Maximum => ({
  hours: Math.max(hours, minimum.hours),
  price: Math.max(price, minimum.price),
});
