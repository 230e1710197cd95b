import type { LearnedJob } from './centres.js';
import { meanOfAll, missOf, promisedBy, shareOf } from './coverage.js';
import type { Promised } from './coverage.js';
import { speaksForItself } from './model.js';
import type { Model } from './model.js';
import { quantileOf } from './pool.js';
import { residualsOf } from './residuals.js';
import { centreIn, trainScope } from './scope.js';

/** A job that teaches something. */
export interface UsedJob extends LearnedJob {
  readonly branchId: string;
  /** Of its day, `YYYY-MM`. */
  readonly month: string;
}

/** Which share of the jobs of a branch and month kept their promise. */
export interface MonthCoverage {
  readonly branchId: string;
  readonly month: string;
  readonly n: number;
  readonly p80: number;
  readonly p90: number;
}

export interface TrainedModel extends Omit<Model, 'version'> {
  readonly n: number;
  /** Shares of the company's jobs that kept what the others promised them; null of no jobs. */
  readonly p80: number | null;
  readonly p90: number | null;
  /** By branch and month. */
  readonly coverage: readonly MonthCoverage[];
  /** How much the 80 % promises miss the jobs, on average; null of no jobs. */
  readonly miss: number | null;
  /** Of each job, in the scope that its branch goes by. */
  readonly residuals: readonly number[];
}

interface JudgedJob extends Promised {
  readonly job: UsedJob;
  readonly residual: number;
}

const keeps80 = ({ residual, q80 }: JudgedJob): boolean => residual <= q80;
const keeps90 = ({ residual, q90 }: JudgedJob): boolean => residual <= q90;

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function coverageOf(judged: readonly JudgedJob[]): MonthCoverage[] {
  const months = grouped(judged, ({ job }) => `${job.branchId} ${job.month}`);
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, jobs]) => ({
      branchId: jobs[0]?.job.branchId ?? '',
      month: jobs[0]?.job.month ?? '',
      n: jobs.length,
      p80: shareOf(jobs.map(keeps80)) ?? 0,
      p90: shareOf(jobs.map(keeps90)) ?? 0,
    }));
}

/** What jobs teach; they come by their ends. */
export function trainModel(jobs: readonly UsedJob[]): TrainedModel {
  const company = trainScope(jobs);
  const promised = promisedBy(company.residuals);
  const judged = jobs.map((job, index): JudgedJob => {
    const { q80 = 0, q90 = 0 } = promised[index] ?? {};
    return { job, residual: company.residuals[index] ?? 0, q80, q90 };
  });
  const residuals = [...company.residuals];
  const indexed = jobs.map((job, index) => ({ job, index }));
  const ofBranches = [...grouped(indexed, ({ job }) => job.branchId)].filter(([, own]) =>
    speaksForItself(own.length),
  );
  const branches = ofBranches.map(([branchId, own]) => {
    const trained = trainScope(own.map(({ job }) => job));
    own.forEach(({ index }, place) => (residuals[index] = trained.residuals[place] ?? 0));
    return [branchId, trained.scope] as const;
  });
  return {
    n: jobs.length,
    company: company.scope,
    branches: new Map(branches),
    p80: shareOf(judged.map(keeps80)),
    p90: shareOf(judged.map(keeps90)),
    coverage: coverageOf(judged),
    miss: meanOfAll(judged.map(({ residual, q80 }) => missOf(residual - q80))),
    residuals,
  };
}

/** A job that is the same one in every version. */
export interface KnownJob extends LearnedJob {
  readonly activityId: string;
}

/**
 * How much the 80 % promises of a model that is there already miss the same jobs. One that it learned from is
 * judged by the others of them, as a new version judges its own: nobody misses a job much that was learned
 * by heart.
 * @param learned what the model learned from, by their ends
 */
export function missOfModel(
  { company }: Pick<Model, 'company'>,
  learned: readonly KnownJob[],
  jobs: readonly KnownJob[],
): number | null {
  const residuals = residualsOf(learned);
  const promised = promisedBy(residuals);
  const byOthers = new Map(
    learned.map(({ activityId, y }, index) => {
      const centre = y - (residuals[index] ?? 0);
      return [activityId, centre + (promised[index]?.q80 ?? 0)];
    }),
  );
  const q80 = quantileOf(company.pool, 0.8);
  const promiseTo = ({ activityId, group }: KnownJob): number =>
    byOthers.get(activityId) ?? centreIn(company, group) + q80;
  return meanOfAll(jobs.map((job) => missOf(job.y - promiseTo(job))));
}
