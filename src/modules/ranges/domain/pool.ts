import { normalQuantile } from './normal-quantile.js';

/** From this many jobs on they speak for themselves. */
export const ENOUGH_JOBS = 120;
/** As many figures as the prior has without any job. */
const MOST_PRIOR = 19;
/** How far actual times are spread where nothing is known yet, as a standard deviation of y. */
const PRIOR_SPREAD = 0.22;

/** M: how many figures of the prior stand in for the jobs that are missing. */
export const priorCount = (n: number): number =>
  n < ENOUGH_JOBS ? Math.ceil((MOST_PRIOR * (ENOUGH_JOBS - n)) / ENOUGH_JOBS) : 0;

const priorOf = (n: number): number[] => {
  const count = priorCount(n);
  return Array.from(
    { length: count },
    (_, index) => PRIOR_SPREAD * normalQuantile((index + 1) / (count + 1)),
  );
};

/** Ascending: what residuals there are, and the prior that so many jobs still need. */
export const poolOf = (residuals: readonly number[], n: number): Float64Array =>
  Float64Array.from([...residuals, ...priorOf(n)]).sort();

/** q_p: what a share `p` of jobs, 0.5 to 0.95, stays below. */
export function quantileOf(pool: Float64Array, p: number): number {
  const rank = Math.max(1, Math.ceil((pool.length + 1) * p - 1e-9));
  return pool[Math.min(rank, pool.length) - 1] ?? 0;
}
