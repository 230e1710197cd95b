import { conflict, invalidFields, ruleBroken } from '#kernel/domain-error.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { OptionView, PlanStep } from './contract/proposal.view.js';
import { PLANNING_ERRORS as TEXT } from './contract/proposal-terms.js';
import type { StepProblem } from './domain/steps-on-day.js';

/** The refusals of the desk; clients know their codes and sentences. */
export const branchInactive = (): Error => conflict('BRANCH_INACTIVE', TEXT.BRANCH_INACTIVE);
export const otherBranch = (): Error => conflict('OTHER_BRANCH', SCHEDULING_ERRORS.OTHER_BRANCH);
export const notOnBoard = (): Error => conflict('NOT_ON_BOARD', SCHEDULING_ERRORS.NOT_ON_BOARD);
export const alreadyApplied = (): Error => conflict('PROPOSAL_STATE', TEXT.PROPOSAL_STATE);
export const dayPast = (): Error => ruleBroken('DAY_PAST', TEXT.DAY_PAST);
export const notOnDay = (): Error => ruleBroken('NOT_ON_DAY', TEXT.NOT_ON_DAY);
export const nothingToFix = (): Error => ruleBroken('NOTHING_TO_FIX', TEXT.NOTHING_TO_FIX);

const unknown = (path: string, what: string): Error =>
  invalidFields([{ path, message: `This proposal has no such ${what}` }]);

/** @throws 400 at `option` */
export function optionOf(options: readonly OptionView[], no: number): OptionView {
  const option = options.find((one) => one.no === no);
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

/** What is in the way of a step, as a sentence. */
const PROBLEMS: Readonly<Record<Exclude<StepProblem['code'], 'STEPS_DEPEND'>, string>> = {
  SLOT_TAKEN: SCHEDULING_ERRORS.SLOT_TAKEN,
  TRUCK_UNAVAILABLE: SCHEDULING_ERRORS.TRUCK_UNAVAILABLE,
  LIFT_REQUIRED: SCHEDULING_ERRORS.LIFT_REQUIRED,
  OUTSIDE_GRID: SCHEDULING_ERRORS.OUTSIDE_GRID,
  ALREADY_STARTED: SCHEDULING_ERRORS.ALREADY_STARTED,
  BLOCK_CHANGED: SCHEDULING_ERRORS.BLOCK_CHANGED,
  CREW_CHANGED: SCHEDULING_ERRORS.CREW_CHANGED,
  SEAT_TAKEN: SCHEDULING_ERRORS.SEAT_TAKEN,
  LEAD_SEAT: SCHEDULING_ERRORS.LEAD_SEAT,
  OFF_TODAY: SCHEDULING_ERRORS.OFF_TODAY,
  START_NOT_OFFERED: 'This start is not offered.',
  TOO_CLOSE: 'This is too close to the move beside it.',
  TOGETHER: 'The trucks of a move start together.',
  WEEKLY_HOURS: 'That would be too many hours this week.',
};

/** 'Step 3 needs step 1.' of a step that is kept without one that it needs. */
export function dependsText({ seq, needs }: PlanStep, leftOut: ReadonlySet<number>): string {
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
