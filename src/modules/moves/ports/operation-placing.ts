import type { ArrivalWindow } from '#kernel/arrival-window.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { BranchPlanning } from '../domain/move.js';
import type { OperationPlace, Placement, PlacingClaim } from '../domain/placing/place-operation.js';

import type { Pin } from '../domain/operation.js';
import type { DirectLeg } from '../domain/linking/direct-leg.js';
import type { LegChange } from '../domain/linking/linked-operation.js';
import type { OperationTime } from '../domain/placing/retime.js';
import type { ShownOperation } from '../views/shown-operation.js';
import type { RoutePoint } from '../domain/transit/drive-route.js';

export type { LegChange } from '../domain/linking/linked-operation.js';
export type { OperationPlace, Placement } from '../domain/placing/place-operation.js';

/** Which operation to place, and what its sender knows about it. */
export interface OperationRequest extends PlacingClaim {
  readonly operationId: string;
}

/** When an operation is and what goes with it; hours as decimals. */
export interface OperationTimes extends OperationTime {
  readonly startingDriveTime: number;
  readonly endingDriveTime: number;
  readonly earlyStart: boolean;
}

/** What the module that books trucks needs to know about a locked operation. */
export interface LockedOperation {
  readonly operationId: string;
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  readonly timezone: string;
  /** Of its branch. */
  readonly planning: BranchPlanning;
  /** As it is. */
  readonly times: OperationTimes;
  /** As they would be without a truck: drives follow the legs again. */
  readonly timesOffTruck: OperationTimes;
  /** The booking envelope, to the minute; a truck does not change it. */
  readonly window: TimeWindow;
  /** When the customer expects the crew; null where the start itself was promised. */
  readonly arrivalWindow: ArrivalWindow | null;
  /** Of the operation or of its activity. */
  readonly requiresLift: boolean;
  /**
   * On a truck it would complete the activity, but with a different number of movers than
   * requested.
   */
  readonly mismatchesCrew: boolean;
  readonly moverCount: number;
  readonly place: OperationPlace;
  readonly pinned: Pin | null;
  /** As they are on a truck without direct legs. */
  readonly yardTimes: OperationTimes;
  /** Which drives a person typed. */
  readonly typed: { readonly out: boolean; readonly back: boolean };
  /** Hours that drives on its truck should have by now; null where they are right, or a person typed them. */
  readonly wantedDrives: { readonly out: number | null; readonly back: number | null };
  readonly follows: DirectLeg | null;
  readonly followedBy: DirectLeg | null;
  /** Where the job begins and ends; null without a position, and where the work is Hold. */
  readonly firstStop: RoutePoint | null;
  readonly lastStop: RoutePoint | null;
}

/** What became of an operation. */
export interface PlacedOperation {
  /** The customer's, from now on. */
  readonly version: number;
  /** As boards show it, or would if it were on one. */
  readonly shown: ShownOperation;
}

/**
 * Port: puts operations on trucks and takes them off, inside the transaction of the module that
 * books trucks, which has locked the truck by then.
 */
export interface OperationPlacing {
  /**
   * Locks the customers of operations in the one order in which everybody does, for who needs several: before
   * they are locked one by one.
   */
  lockCustomersOf(operationIds: readonly string[]): Promise<void>;

  /**
   * Locks the operation's customer and checks what the sender has seen.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, CUSTOMER_INACTIVE, OTHER_BRANCH, in
   * this order
   */
  lock(request: OperationRequest): Promise<LockedOperation>;

  /**
   * Like `lock`, but leaves customer and branch to `judge`.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, in this order
   */
  lockSeen(request: OperationRequest): Promise<LockedOperation>;

  /** @throws DomainError 409 CUSTOMER_INACTIVE, OTHER_BRANCH, in this order */
  judge(locked: LockedOperation, branchId: string): void;

  /**
   * An operation as it is after several writes of this transaction.
   * @throws DomainError 404
   */
  shown(operationId: string): Promise<PlacedOperation>;

  /**
   * Stores the place of an operation that `lock` returned in this transaction; its time stays. Its
   * direct legs end when it leaves its truck.
   * @param legs what else changes about its direct legs
   */
  place(locked: LockedOperation, placement: Placement, legs?: LegChange): Promise<PlacedOperation>;

  /** Stores the direct legs of an operation that `lock` answered in this transaction, where it is. */
  link(locked: LockedOperation, legs: LegChange): Promise<PlacedOperation>;

  /** Stores who wants an operation to stay as it is that `lock` answered in this transaction; null: nobody. */
  pin(locked: LockedOperation, pinned: Pin | null): Promise<PlacedOperation>;

  /**
   * Writes when an operation is that `lock` answered in this transaction; its truck and its drives stay.
   * @param agreed how the customer agreed to it, for the history
   * @param legs what changes about its direct legs
   */
  retime(
    locked: LockedOperation,
    time: OperationTime,
    agreed?: string,
    legs?: LegChange,
  ): Promise<PlacedOperation>;
}

export const OPERATION_PLACING = Symbol('operation-placing');

/** Port: drives of booked operations that are known better by now. */
export interface BookedDrives {
  /** Writes them into the envelope, each where its truck is free for it; the job stays where it is. */
  fit(operationId: string): Promise<void>;
}

export const BOOKED_DRIVES = Symbol('booked-drives');
