import { centreOf, meanOf, sumsOf } from './centres.js';
import type { LearnedJob } from './centres.js';
import { poolOf } from './pool.js';
import { residualsOf } from './residuals.js';

/** What is expected of a group, and by how many jobs. */
export interface Centre {
  readonly n: number;
  readonly value: number;
}

/** What was learned from the jobs of a branch or of the company. */
export interface Scope {
  readonly n: number;
  /** Of all ys. */
  readonly mean: number;
  /** Of the groups that were seen. */
  readonly centres: ReadonlyMap<string, Centre>;
  /** Ascending. */
  readonly pool: Float64Array;
}

/** @returns the scope, and the residual of each job */
export function trainScope(jobs: readonly LearnedJob[]): { scope: Scope; residuals: number[] } {
  const sums = sumsOf(jobs);
  const residuals = residualsOf(jobs);
  const centres = [...sums.groups].map(
    ([group, { n }]) => [group, { n, value: centreOf(sums, group) }] as const,
  );
  const { length: n } = jobs;
  const scope = { n, mean: meanOf(sums), centres: new Map(centres), pool: poolOf(residuals, n) };
  return { scope, residuals };
}

/** What is known before the first job. */
export const PRIOR_SCOPE: Scope = trainScope([]).scope;

/** c(g): a group that was never seen is like all. */
export const centreIn = ({ centres, mean }: Scope, group: string): number =>
  centres.get(group)?.value ?? mean;
