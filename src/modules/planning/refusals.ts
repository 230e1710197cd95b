import { conflict, invalidFields, ruleBroken } from '#kernel/domain-error.js';
import { agreementNeededText, SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { OptionView, PlanStep, StaleStepView } from './contract/proposal.view.js';
import {
  changedStepsText,
  NOT_IN_STATE,
  PLANNING_ERRORS as TEXT,
} from './contract/proposal-terms.js';
import type { ProposalState } from './contract/proposal-terms.js';
import type { StepProblem } from './domain/steps-on-day.js';

/** The refusals of the desk; clients know their codes and sentences. */
export const branchInactive = (): Error => conflict('BRANCH_INACTIVE', TEXT.BRANCH_INACTIVE);
export const otherBranch = (): Error => conflict('OTHER_BRANCH', SCHEDULING_ERRORS.OTHER_BRANCH);
export const notOnBoard = (): Error => conflict('NOT_ON_BOARD', SCHEDULING_ERRORS.NOT_ON_BOARD);
export const alreadyStarted = (): Error =>
  conflict('ALREADY_STARTED', SCHEDULING_ERRORS.ALREADY_STARTED);
export const notInState = (state: ProposalState): Error =>
  conflict('PROPOSAL_STATE', NOT_IN_STATE[state]);
/** Somebody else was faster. */
export const takenBack = (by: string, at: string): Error =>
  conflict('PROPOSAL_STATE', `${by || 'Someone'} took this proposal back at ${at}.`);
/** Somebody changed the proposal itself. */
export const otherVersion = (): Error =>
  conflict('PROPOSAL_STALE', 'This proposal was changed. Reload to see it as it is.', {
    steps: [],
  });

interface Refused {
  readonly refused: readonly StaleStepView[];
}
const saidOf = ({ refused }: Refused): string =>
  changedStepsText(
    refused.map(({ by }) => by),
    refused.length,
  );
/** The day has left the proposal behind, and another one takes its place. */
export const proposalStale = (of: Refused): Error =>
  conflict('PROPOSAL_STALE', `${saidOf(of)}. ${TEXT.PROPOSAL_STALE}`, { steps: of.refused });
/** What was done is not as it was left, or can't go back as it is. */
export const proposalChanged = (of: Refused): Error => {
  const isSomebodys = of.refused.some(({ by }) => by !== '');
  const said = isSomebodys
    ? `${saidOf(of)} since.`
    : `${of.refused.length} of these steps can't be taken back.`;
  return conflict('PROPOSAL_CHANGED', said, { steps: of.refused });
};
export const agreementNeeded = (promised: string, steps: readonly number[]): Error =>
  ruleBroken('AGREEMENT_NEEDED', agreementNeededText(promised), { steps });
/** Steps that are kept without one that they need. */
export const stepsDepend = (steps: readonly PlanStep[], leftOut: ReadonlySet<number>): Error =>
  ruleBroken('STEPS_DEPEND', steps.map((step) => dependsText(step, leftOut)).join(' '), {
    steps: steps.map(({ seq }) => seq),
  });
export const dayPast = (): Error => ruleBroken('DAY_PAST', TEXT.DAY_PAST);
export const notOnDay = (): Error => ruleBroken('NOT_ON_DAY', TEXT.NOT_ON_DAY);
export const notLate = (): Error => ruleBroken('NOT_LATE', TEXT.NOT_LATE);
export const offToday = (name: string): Error => conflict('OFF_TODAY', `${name} is off that day.`);
export const truckUnavailable = (): Error =>
  conflict('TRUCK_UNAVAILABLE', SCHEDULING_ERRORS.TRUCK_UNAVAILABLE);
export const nothingToFix = (): Error => ruleBroken('NOTHING_TO_FIX', TEXT.NOTHING_TO_FIX);

const unknown = (path: string, what: string): Error =>
  invalidFields([{ path, message: `This proposal has no such ${what}` }]);

/** Option 0 only notes the cause, where there is something to note. @throws 400 at `option` */
export function optionOf(
  { options, now }: { options: readonly OptionView[]; now: { steps: readonly PlanStep[] } },
  no: number,
): { no: number; steps: readonly PlanStep[] } {
  const noted = now.steps.length > 0 ? [{ no: 0, steps: now.steps }] : [];
  const option = [...noted, ...options].find((one) => one.no === no);
  if (!option) throw unknown('option', 'option');
  return option;
}

/** @throws 400 at the number of a step that there is not */
export function stepsLeftOut(
  steps: readonly PlanStep[],
  seqs: readonly number[],
): ReadonlySet<number> {
  seqs.forEach((seq, n) => {
    if (!steps.some((step) => step.seq === seq)) throw unknown(`leaveOut.${n}`, 'step');
  });
  return new Set(seqs);
}

/** @throws 400 at the number of a step that there is not */
export function requireSteps(steps: readonly PlanStep[], seqs: readonly string[]): void {
  for (const seq of seqs) {
    if (!steps.some((step) => step.seq === Number(seq))) throw unknown(`agreed.${seq}`, 'step');
  }
}

/** What is in the way of a step, as a sentence. */
const PROBLEMS: Readonly<Record<Exclude<StepProblem['code'], 'STEPS_DEPEND'>, string>> = {
  SLOT_TAKEN: SCHEDULING_ERRORS.SLOT_TAKEN,
  TRUCK_UNAVAILABLE: SCHEDULING_ERRORS.TRUCK_UNAVAILABLE,
  LIFT_REQUIRED: SCHEDULING_ERRORS.LIFT_REQUIRED,
  OUTSIDE_GRID: SCHEDULING_ERRORS.OUTSIDE_GRID,
  ALREADY_STARTED: SCHEDULING_ERRORS.ALREADY_STARTED,
  PINNED: 'This move is pinned.',
  BLOCK_CHANGED: SCHEDULING_ERRORS.BLOCK_CHANGED,
  CREW_CHANGED: SCHEDULING_ERRORS.CREW_CHANGED,
  SEAT_TAKEN: SCHEDULING_ERRORS.SEAT_TAKEN,
  LEAD_SEAT: SCHEDULING_ERRORS.LEAD_SEAT,
  OFF_TODAY: SCHEDULING_ERRORS.OFF_TODAY,
  START_NOT_OFFERED: 'This start is not offered.',
  TOO_CLOSE: 'This is too close to the move beside it.',
  TOGETHER: 'The trucks of a move start together.',
  STAND_IN_CHAIN: 'That truck already stands in.',
  WEEKLY_HOURS: 'That would be too many hours this week.',
};

/** 'Step 3 needs step 1.' of a step that is kept without one that it needs. */
function dependsText({ seq, needs }: PlanStep, leftOut: ReadonlySet<number>): string {
  const missing = needs.filter((one) => leftOut.has(one));
  return `Step ${seq} needs step ${missing.join(' and step ')}.`;
}

export function problemText(
  code: StepProblem['code'],
  steps: readonly PlanStep[],
  { seq, leftOut }: { seq: number; leftOut: ReadonlySet<number> },
): string {
  if (code !== 'STEPS_DEPEND') return PROBLEMS[code];
  const step = steps.find((one) => one.seq === seq);
  return step ? dependsText(step, leftOut) : '';
}
