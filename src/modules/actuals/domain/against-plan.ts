import { DOUBTS, type Doubt } from './actual-terms.js';

/** A job that takes less than this part of what was planned, or more than so many times of it, is doubted. */
const FAR = { short: 0.25, long: 3 } as const;

/** How the clock of a job compares with its plan. */
export interface AgainstPlan {
  /** Hours by which the clock is over the plan, 4 decimals; null while either end is unknown. */
  readonly difference: number | null;
  /** Why the times are hard to believe. */
  readonly doubt: Doubt | null;
}

/** @param planned hours of the job, more than 0 */
export function againstPlan(planned: number, clock: number | null): AgainstPlan {
  if (clock === null) return { difference: null, doubt: null };
  return {
    difference: Math.round((clock - planned) * 10_000) / 10_000,
    doubt:
      clock < planned * FAR.short ? DOUBTS.short : clock > planned * FAR.long ? DOUBTS.long : null,
  };
}
