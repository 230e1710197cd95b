import type { ArrivalWindow } from '#kernel/arrival-window.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import type { BranchPlanning } from '../domain/move.js';
import type { OperationPlace, Placement, PlacingClaim } from '../domain/placing/place-operation.js';

import type { OperationTime } from '../domain/placing/retime.js';
import type { ShownOperation } from '../views/shown-operation.js';

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
   * Locks the operation's customer and checks what the sender has seen.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, CUSTOMER_INACTIVE, OTHER_BRANCH, in
   * this order
   */
  lock(request: OperationRequest): Promise<LockedOperation>;

  /** Stores the place of an operation that `lock` returned in this transaction; its time stays. */
  place(locked: LockedOperation, placement: Placement): Promise<PlacedOperation>;

  /**
   * Writes when an operation is that `lock` answered in this transaction; its truck and its drives stay.
   * @param agreed how the customer agreed to it, for the history
   */
  retime(locked: LockedOperation, time: OperationTime, agreed?: string): Promise<PlacedOperation>;
}

export const OPERATION_PLACING = Symbol('operation-placing');
