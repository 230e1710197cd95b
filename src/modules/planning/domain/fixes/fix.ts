import type { Found } from '../try-places.js';
import type { PlanStep } from '../step-ops.js';
import type { Plan } from '../plan-day.js';

/** What a fix does to the day. */
export interface Fixed {
  readonly plan: Plan;
  /** As people read it: 'Gomez to T03'. */
  readonly title: string;
  /** Everything that it may be was tried. */
  readonly isProven: boolean;
  /** What it does besides moving and seating; absent: nothing. */
  readonly steps?: readonly PlanStep[];
  readonly words: string;
}

/** Why there is no fix. */
export interface NoFix {
  readonly plan: null;
  readonly words: string;
}

export type FixOutcome = Fixed | NoFix;

export const noFix = (words: string): NoFix => ({ plan: null, words });

/** One job at another place is all of it: every place was tried. */
export const isOneStep = ({ plan }: Pick<Found, 'plan'>, seats: number): boolean =>
  plan.places.size === 1 && plan.seats.length === seats;
