import type { LocalDate } from '#kernel/local-date.js';
import type { LeftOut, ModelState } from './range-terms.js';

/** One version of what was learned. */
export interface ModelVersionView {
  /** 0 learned from no jobs. */
  version: number;
  /** Instant. */
  trainedAt: string;
  state: ModelState;
  /** Jobs it learned from. */
  n: number;
  /** Share of the company's moves that kept what the others promised; `null` of none. */
  p80: number | null;
  p90: number | null;
  /** Why it was not used by itself; a sentence each. */
  held: string[];
}

/** Answer of GET /estimates/model; newest first. */
export interface ModelView {
  /** The version in use. */
  active: number;
  /** What to tell when it no longer holds. */
  drift: string | null;
  versions: ModelVersionView[];
}

/** What a branch goes by, or the company where `branchId` is null. */
export interface ModelScopeView {
  branchId: string | null;
  n: number;
  mean: number;
  /** By group. */
  centres: Record<string, { n: number; value: number }>;
  quantiles: { p50: number; p80: number; p90: number };
}

/** Share of moves of a branch and month that kept their promise. */
export interface MonthCoverageView {
  branchId: string;
  /** `YYYY-MM`. */
  month: string;
  n: number;
  p80: number;
  p90: number;
}

/** A finished activity that a version looked at. */
export interface ModelJobView {
  activityId: string;
  customerId: string;
  branchId: string;
  day: LocalDate;
  /** Instant of the latest end. */
  finished: string;
  group: string;
  /** Actual to estimated time; `null` if that cannot be told. */
  ratio: number | null;
  /** Why it taught nothing; `null` if it did. */
  leftOut: LeftOut | null;
}

/**
 * Answer of GET /estimates/model/{version}; `worst` are the jobs farthest from what was expected: none where the
 * version is so old that its jobs are no longer kept.
 */
export interface ModelDetailView extends ModelVersionView {
  scopes: ModelScopeView[];
  coverage: MonthCoverageView[];
  worst: ModelJobView[];
}

/** Answer of GET /estimates/model/{version}/jobs; by their ends. */
export interface ModelJobsView {
  jobs: ModelJobView[];
  total: number;
}

/** Answer of POST /estimates/model. */
export interface TrainingStartedView {
  jobId: string;
}

/** Answer of POST /estimates/model/preview. */
export interface ModelPreviewView {
  n: number;
  /** Figures of the prior that stand in for missing jobs. */
  prior: number;
  mean: number;
  answers: { centre: number; quantile: number }[];
}
