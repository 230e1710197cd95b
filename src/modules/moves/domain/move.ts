import { notFound } from '#kernel/domain-error.js';
import type { Activity } from './activity.js';
import type { Customer } from './customer.js';

/** Of a branch's planning settings, what its moves must know. */
export interface BranchPlanning {
  /** Trucks may drive from one move straight to the next. */
  readonly directLegs: boolean;
  /** Customers may be promised a span of time instead of one start. */
  readonly arrivalWindows: boolean;
  /** Between two moves that follow each other directly. */
  readonly turnaroundMinutes: number;
}

/** What a move needs to know about its branch. */
export interface MoveBranch {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly planning: BranchPlanning;
}

/** Everything that one customer's version covers; activities by day. */
export interface Move {
  readonly customer: Customer;
  readonly branch: MoveBranch;
  readonly activities: readonly Activity[];
}

/** @throws DomainError 404 */
export function activityOf({ activities }: Move, activityId: string): Activity {
  const activity = activities.find(({ id }) => id === activityId);
  if (!activity) throw notFound('Activity');
  return activity;
}

/** The move with one of its activities replaced. */
export const withActivity = (move: Move, activity: Activity): Move => ({
  ...move,
  activities: move.activities.map((one) => (one.id === activity.id ? activity : one)),
});
