import { poolOf, quantileOf } from './pool.js';
import { foldsOf } from './residuals.js';

/** What the jobs of the other parts promised a job. */
export interface Promised {
  readonly q80: number;
  readonly q90: number;
}

/** For each job, what the other parts and the prior say; by its residuals in their order. */
export function promisedBy(residuals: readonly number[]): Promised[] {
  const n = residuals.length;
  const folds = foldsOf(n);
  const byFold = Array.from({ length: folds }, (_, fold): Promised => {
    const others = residuals.filter((_residual, index) => index % folds !== fold);
    const pool = poolOf(others, n);
    return { q80: quantileOf(pool, 0.8), q90: quantileOf(pool, 0.9) };
  });
  return residuals.map((_, index) => byFold[index % folds] ?? { q80: 0, q90: 0 });
}

/** How much a promise misses a job: four times as much below it as above, as 80 % asks. */
export const missOf = (off: number): number => (off >= 0 ? 0.8 * off : -0.2 * off);

/** Null of nothing. */
export const meanOfAll = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Which share of jobs kept what was promised; null of none. */
export const shareOf = (kept: readonly boolean[]): number | null =>
  meanOfAll(kept.map((one) => (one ? 1 : 0)));
