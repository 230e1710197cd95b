import type { LocalDate } from '#kernel/local-date.js';
import type { ReworkActivityDto } from '../contract/activity.dto.js';
import type { ReckonedDrives } from '../domain/changes/with-reckoned-drives.js';
import type { ActivityClaim } from '../domain/placing/expected-activity.js';
import type { RebookedOperation } from '../domain/placing/retime.js';
import type { ShownOperation } from '../views/shown-operation.js';
import type { LockedOperation } from './operation-placing.js';

export type { RebookedOperation } from '../domain/placing/retime.js';

/** Which activity is to be rebooked, and what its sender has seen of it. */
export interface ActivityRequest extends ActivityClaim {
  readonly activityId: string;
}

/** What the scheduling of trucks needs to know of an activity that is locked. */
export interface LockedActivity {
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  readonly timezone: string;
  readonly truckCount: number;
  /** Over all trucks. */
  readonly numMovers: number;
  readonly operations: readonly LockedOperation[];
}

export interface Rebooking {
  readonly day: LocalDate;
  /** Each operation of the activity once. */
  readonly operations: readonly RebookedOperation[];
}

/** What somebody changes of an activity with its booking, and the drives that were asked for before. */
export interface Rework {
  readonly body: ReworkActivityDto;
  readonly drives: ReckonedDrives | undefined;
}

/** What became of an activity. */
export interface RebookedActivity {
  /** The customer's, from now on. */
  readonly version: number;
  /** Those of its operations that are on trucks now, by start. */
  readonly onTrucks: readonly ShownOperation[];
}

/**
 * Port: moves a whole activity to another day or other hours, inside the caller's transaction,
 * which has locked the trucks by then.
 */
export interface ActivityRebooking {
  /** Without a lock. @throws DomainError 404 where the customer has no such activity */
  requireOf(customerId: string, activityId: string): Promise<void>;

  /**
   * Locks the activity's customer and judges what the sender has seen.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, CUSTOMER_INACTIVE, in this order
   */
  lock(request: ActivityRequest): Promise<LockedActivity>;

  /**
   * Like `lock`, but leaves the customer to `judge`.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, in this order
   */
  lockSeen(request: ActivityRequest): Promise<LockedActivity>;

  /** @throws DomainError 409 CUSTOMER_INACTIVE */
  judge(locked: LockedActivity): void;

  /**
   * Changes stops, movers or hours of an activity that `lock` answered in this transaction; `rebook` writes it.
   * @returns it as it is to be, its operations where they are
   * @throws DomainError 400 at `activity.…`, 422 as a save
   */
  rework(locked: LockedActivity, rework: Rework): Promise<LockedActivity>;

  /** Writes what `rework` changed, its operations as they are. */
  keep(locked: LockedActivity): Promise<RebookedActivity>;

  /**
   * Writes the day, hours and trucks of an activity that `lock` answered in this transaction.
   * @throws DomainError 422 PRE_SAVE_CHECKS where another activity of the customer has the day
   */
  rebook(locked: LockedActivity, rebooking: Rebooking): Promise<RebookedActivity>;
}

export const ACTIVITY_REBOOKING = Symbol('activity-rebooking');
