/** Calls of the desk, their words and limits. */
export const PROPOSAL_KINDS = ['fix'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_STATES = [
  'computing',
  'ready',
  'applied',
  'undone',
  'stale',
  'failed',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Proposals that a list shows at most. */
export const MOST_PROPOSALS = 50;
/** Steps that a call may name at most. */
export const MOST_NAMED = 200;
/** What a proposal starts from where nothing is said. */
export const DEFAULT_SEED = 1;
export const SEEDS = { min: 0, max: 2_147_483_647 } as const;

/** The refusals of the desk and their sentences. */
export const PLANNING_ERRORS = {
  BRANCH_INACTIVE: 'This branch is closed.',
  DAY_PAST: 'This day is over.',
  NOT_ON_DAY: 'That move is not on this day.',
  NOTHING_TO_FIX: 'This mark is gone.',
  PROPOSAL_STATE: 'This proposal was already applied.',
} as const;
export type PlanningErrorCode = keyof typeof PLANNING_ERRORS;
