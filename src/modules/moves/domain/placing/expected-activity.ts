import type { LocalDate } from '#kernel/local-date.js';
import type { Activity } from '../activity.js';
import type { Move } from '../move.js';
import { blockChanged, staleNounce } from '../refusals.js';
import { isOtherwise, isStale } from './place-operation.js';
import type { ExpectedOperation } from './place-operation.js';

/** Where its sender believes an activity to be: its day, and each of its operations once. */
export interface ExpectedActivity {
  readonly day: LocalDate;
  readonly operations: readonly (ExpectedOperation & { readonly operationId: string })[];
}

/** What the sender of a write to a whole activity has seen of it. */
export interface ActivityClaim {
  /** The customer's version. */
  readonly version: number;
  /** With it, a version that went stale only outside the activity is accepted. */
  readonly expect?: ExpectedActivity | undefined;
}

/** @throws DomainError 409 STALE_NOUNCE, BLOCK_CHANGED, in this order (R-BOARD-54) */
export function judgeSeenActivity(
  claim: ActivityClaim,
  { customer, branch }: Move,
  activity: Activity,
): void {
  if (isStale(claim, customer.version, activity)) throw staleNounce();
  if (claim.expect && isElsewhere(claim.expect, activity, branch.timezone)) throw blockChanged();
}

function isElsewhere(
  { day, operations: expected }: ExpectedActivity,
  { activityDay, operations }: Activity,
  timezone: string,
): boolean {
  if (day !== activityDay || expected.length !== operations.length) return true;
  return operations.some((operation) => {
    const seen = expected.find(({ operationId }) => operationId === operation.id);
    return !seen || isOtherwise(seen, operation, timezone);
  });
}
