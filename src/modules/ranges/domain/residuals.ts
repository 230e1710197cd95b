import { centreOf, sumsOf } from './centres.js';
import type { LearnedJob } from './centres.js';

const MOST_FOLDS = 10;

/** Into how many parts so many jobs are split; the i-th is in part i mod this. */
export const foldsOf = (n: number): number => Math.min(MOST_FOLDS, n);

/**
 * For each job, how far it was from what the jobs of the other parts said about its group. No job
 * judges itself.
 */
export function residualsOf(jobs: readonly LearnedJob[]): number[] {
  const folds = foldsOf(jobs.length);
  const residuals = new Array<number>(jobs.length).fill(0);
  for (let fold = 0; fold < folds; fold += 1) {
    const others = sumsOf(jobs.filter((_, index) => index % folds !== fold));
    for (let index = fold; index < jobs.length; index += folds) {
      const job = jobs[index];
      if (job) residuals[index] = job.y - centreOf(others, job.group);
    }
  }
  return residuals;
}
