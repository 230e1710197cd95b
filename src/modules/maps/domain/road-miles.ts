/** How much longer the road is than the great circle, by distance. */
const CIRCUITY: readonly { upTo: number; factor: number }[] = [
  { upTo: 3, factor: 1.4 },
  { upTo: 10, factor: 1.33 },
  { upTo: 50, factor: 1.25 },
  { upTo: Number.POSITIVE_INFINITY, factor: 1.2 },
];

/**
 * Road miles for great-circle miles. Where the next factor would make a longer way shorter, the
 * distance stays the same (R-DRIVE-9).
 */
export function roadMiles(greatCircleMiles: number): number {
  let reached = 0;
  for (const { upTo, factor } of CIRCUITY) {
    if (greatCircleMiles <= upTo) return Math.max(reached, greatCircleMiles * factor);
    reached = Math.max(reached, upTo * factor);
  }
  return reached;
}
