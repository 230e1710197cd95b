import type { PlanStep } from '../domain/step-ops.js';
import type { PlanTotals } from '../domain/plan-cost.js';
import type { Pin } from '#modules/moves/contract/move-terms.js';
import type { CauseDto } from './cause.dto.js';
import type { ProposalKind, ProposalState } from './proposal-terms.js';

export type { PlanTotals } from '../domain/plan-cost.js';
export type { PlanStep, StepOf, StepOp } from '../domain/step-ops.js';

/** Answer of PUT /planning/pin/{operationId}. */
export interface PinnedView extends Pin {
  /** Operation id. */
  operation: string;
}

/** A message that somebody may send; none is sent by itself. */
export interface DraftView {
  to: 'customer' | 'crew';
  /** Customers or employees. */
  ids: string[];
  channel: 'call' | 'text' | 'email';
  subject: string;
  text: string;
}

/** One way to do it. */
export interface OptionView {
  no: number;
  name: 'nobody' | 'few' | 'nothingLost' | 'plan' | 'fix';
  title: string;
  /** Nothing is cheaper under its rule. */
  proven: boolean;
  /** The clock stopped the search. */
  stopped: boolean;
  /** What nothing can be cheaper than; null: nobody knows. */
  bound: number | null;
  totals: PlanTotals;
  steps: PlanStep[];
  drafts: DraftView[];
}

/** Why a truck does not take it. */
export interface RejectedView {
  truck: string;
  name: string;
  why: string;
}

/** What the desk proposes for a day. */
export interface ProposalView {
  _id: string;
  branchId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  kind: ProposalKind;
  cause: CauseDto;
  /** What it is about, or why there is no option. */
  words: string;
  state: ProposalState;
  /** 0–100. */
  progress: number;
  /** Rises with each change. */
  version: number;
  made: { by: string; at: string };
  applied: { by: string; at: string; option: number } | null;
  /** Who took it back, and when; only where it is taken back, also where it is out of date since, and that was noted. */
  undone?: { by: string; at: string };
  error: string | null;
  /** The proposal that took its place. */
  replacedBy: string | null;
  /** The cause in force and nothing else done. */
  now: PlanTotals & { steps: PlanStep[] };
  options: OptionView[];
  rejected: RejectedView[];
}

/** What is in the way of a step. */
export interface StepProblemView {
  seq: number;
  code: string;
  message: string;
}

/** A step that the day does not allow anymore, and who is in its way. */
export interface StaleStepView {
  seq: number;
  /** Display name; `''` where nobody is known. */
  by: string;
  /** Instant; null where nobody is known. */
  at: string | null;
  message: string;
}

/** Answer of POST /planning/proposals/{id}/apply. */
export interface AppliedView extends ProposalView {
  /** By customer, those that changed. */
  nounces: Record<string, string>;
}

/** Answer of POST /planning/proposals/{id}/check. */
export interface CheckedView {
  totals: PlanTotals;
  problems: StepProblemView[];
}
