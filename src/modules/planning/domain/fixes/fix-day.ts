import { costOf, type PlanTotals } from '../plan-cost.js';
import { asItIs, type PlanDay } from '../plan-day.js';
import { stepsTo } from '../plan-steps.js';
import type { PlanStep } from '../step-ops.js';
import { fixMark, type FixTarget } from './fix-mark.js';

/** Which mark of a day is to be mended. */
export interface FixTask {
  readonly day: PlanDay;
  readonly target: FixTarget;
}

/** What mends it, or why nothing does. */
export interface FixAnswer {
  readonly words: string;
  /** Of the day as it is. */
  readonly now: PlanTotals;
  readonly option: FixOption | null;
}

interface FixOption {
  readonly title: string;
  readonly isProven: boolean;
  readonly totals: PlanTotals;
  readonly steps: readonly PlanStep[];
}

/** Up to three steps that mend a mark, with what they come to (R-PLAN-7). */
export function fixDay({ day, target }: FixTask): FixAnswer {
  const fix = fixMark(day, target);
  const now = costOf(day, asItIs(day));
  const { words } = fix;
  if (fix.plan === null) return { words, now, option: null };
  const { title, isProven, plan } = fix;
  const steps = fix.steps ?? stepsTo(day, plan);
  return { words, now, option: { title, isProven, totals: costOf(day, plan), steps } };
}
