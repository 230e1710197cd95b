/** Calls of the desk, their words and limits. */
export const PROPOSAL_KINDS = ['repair', 'fix'] as const;
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

/** Trucks that a plan rents at most, and how long before one is there; minutes. */
export const MOST_RENTALS = 2;

/** Why a proposal is not applied, or taken back, by its state. */
export const NOT_IN_STATE: Readonly<Record<ProposalState, string>> = {
  computing: 'This proposal is not ready yet.',
  ready: 'This proposal is not applied.',
  applied: 'This proposal was already applied.',
  undone: 'This proposal is not applied.',
  stale: 'This proposal is out of date.',
  failed: 'The planner stopped. Nothing was changed.',
};

/** 'Dana changed 2 of these steps', of those who did. Where nobody did, time has passed them, or a rule forbids them. */
export const changedStepsText = (by: readonly string[], count: number): string => {
  const names = [...new Set(by.filter((name) => name !== ''))];
  const last = names.at(-1);
  if (last === undefined) return `${count} of these steps can't be done anymore`;
  const who = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `${who} changed ${count} of these steps`;
};

/** The refusals of the desk and their sentences. */
export const PLANNING_ERRORS = {
  BRANCH_INACTIVE: 'This branch is closed.',
  DAY_PAST: 'This day is over.',
  NOT_ON_DAY: 'That move is not on this day.',
  NOT_LATE: 'That is not later than planned.',
  NOTHING_TO_FIX: 'This mark is gone.',
  PROPOSAL_STATE: 'This proposal was already applied.',
  PROPOSAL_STALE: 'A new proposal is on its way.',
  PROPOSAL_CHANGED: 'Someone changed these steps since.',
  STEPS_DEPEND: 'A step needs another one.',
} as const;
export type PlanningErrorCode = keyof typeof PLANNING_ERRORS;

/** Why a truck that is down has no repair: goods are on it. */
export const takeOverText = (words: string, name: string): string =>
  `${words} ${name} has begun, and no other truck can take over.`;
