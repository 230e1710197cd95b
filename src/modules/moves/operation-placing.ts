import type { LocalDate } from '../../kernel/local-date.js';
import type { TimeWindow } from '../../kernel/time-window.js';

/** On a truck, on the Unassigned row of its day, or off every board. */
export type Placement = { readonly truckId: string } | 'unassigned' | 'none';

/** Where an operation is, or where its sender believes it to be. */
export interface OperationPlace {
  readonly truck: string | null;
  readonly unassigned: boolean;
}

/** Which operation is to be placed, and what its sender knows of it. */
export interface OperationRequest {
  readonly operationId: string;
  /** The board's branch. */
  readonly branchId: string;
  /** Of the customer, as the sender saw it. Absent: a command from elsewhere (a truck out of service), which needs none. */
  readonly version?: number | undefined;
  /** With it a version that went stale only outside the operation's activity does not refuse. */
  readonly expect?: OperationPlace | undefined;
}

/** What whoever keeps the trucks' time needs to know of an operation that is locked. */
export interface LockedOperation {
  readonly operationId: string;
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  readonly timezone: string;
  /** The booking envelope, to the minute; a truck does not change it. */
  readonly window: TimeWindow;
  /** The booking envelope that it would have without a truck: drives follow the legs again. */
  readonly windowOffTruck: TimeWindow;
  /** Of the operation or of its activity. */
  readonly requiresLift: boolean;
  /** On a truck it would complete the activity, but with other movers than were asked for. */
  readonly mismatchesCrew: boolean;
  readonly place: OperationPlace;
}

/**
 * Port: puts operations on trucks and takes them off, inside the transaction of whoever keeps the
 * trucks' time and has locked the truck by then.
 */
export interface OperationPlacing {
  /**
   * Locks the operation's customer and judges what the sender has seen.
   * @throws DomainError 404, 409 STALE_NOUNCE, BLOCK_CHANGED, CUSTOMER_INACTIVE, OTHER_BRANCH, in this order
   */
  lock(request: OperationRequest): Promise<LockedOperation>;

  /** Writes where an operation is that `lock` answered in this transaction; its time stays. @returns the new version */
  place(locked: LockedOperation, placement: Placement): Promise<number>;
}

export const OPERATION_PLACING = Symbol('operation-placing');
