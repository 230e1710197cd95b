/** Refusals about ranges and their sentences. */
export const RANGE_ERRORS = {
  MODEL_ACTIVE: 'This version is already in use.',
  MODEL_JOBS_GONE:
    'The moves that this version learned from are no longer kept. Train a new version.',
  RANGE_UNKNOWN: 'Not every stop has an estimate yet.',
} as const;
export type RangeErrorCode = keyof typeof RANGE_ERRORS;

/** When the settings of a branch were saved by somebody else; the code is that of daily alerts. */
export const STALE_SETTINGS = 'Someone else has changed these settings since.';

/** Which share of moves may be asked for. */
export const QUANTILES = { min: 0.5, max: 0.95 } as const;
/** What a ratio of actual to estimated time may be to teach anything. */
export const RATIOS = { min: 0.25, max: 4 } as const;
/** Jobs and questions of one preview. */
export const MAX_PREVIEW_JOBS = 10_000;
export const MAX_PREVIEW_QUESTIONS = 100;

/** Characters of the payment terms of a branch. */
export const MAX_TERMS = 1_000;

export const MODEL_STATES = ['candidate', 'active', 'retired'] as const;
export type ModelState = (typeof MODEL_STATES)[number];

export { JOB_GROUPS } from '#modules/moves/contract/estimating.js';
export type { LeftOut } from '../domain/finished-job.js';
