import { notFound } from '#kernel/domain-error.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import type { Activity } from '../activity.js';
import { followingLegs, unplaced } from '../changes/following-legs.js';
import { besideLegs, byTheYard, withLegs } from '../linking/linked-operation.js';
import type { LegChange } from '../linking/linked-operation.js';
import { withActivity } from '../move.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';
import { blockChanged, customerInactive, otherBranch, staleNounce } from '../refusals.js';

/** A drive as its truck has room for it, in hours; `cutFrom` null: for the whole of it. */
export interface DriveOnTruck {
  readonly hours: number;
  readonly cutFrom: number | null;
}

/** Absent: as the operation has them. */
export interface DrivesOnTruck {
  readonly out: DriveOnTruck;
  readonly back: DriveOnTruck;
}

/** On a truck, on the Unassigned row of its day, or on no board. */
export type Placement =
  | { readonly truckId: string; readonly drives?: DrivesOnTruck }
  | 'unassigned'
  | 'none';

/** Where an operation is, or where its sender believes it is. */
export interface OperationPlace {
  readonly truck: string | null;
  readonly unassigned: boolean;
}

/** Where its sender believes an operation to be, and when where they say it. */
export interface ExpectedOperation extends OperationPlace {
  /** Of the job, in minutes after local midnight. */
  readonly start?: number | undefined;
  /** Hours of the job. */
  readonly duration?: number | undefined;
}

/** What the sender of a placing knows. */
export interface PlacingClaim {
  /** The board's branch. */
  readonly branchId: string;
  /**
   * The customer's, as the sender saw it. Absent: a command from elsewhere (a truck out of
   * service), which needs none.
   */
  readonly version?: number | undefined;
  /** With it, a version that went stale only outside the operation's activity is accepted. */
  readonly expect?: ExpectedOperation | undefined;
}

export interface FoundOperation {
  readonly activity: Activity;
  readonly operation: Operation;
}

/** @throws DomainError 404 */
export function findOperation({ activities }: Move, operationId: string): FoundOperation {
  for (const activity of activities) {
    const operation = activity.operations.find(({ id }) => id === operationId);
    if (operation) return { activity, operation };
  }
  throw notFound('Operation');
}

/** @throws DomainError 409, in the order of R-API-5 */
export function judgePlacing(claim: PlacingClaim, move: Move, found: FoundOperation): void {
  judgeSeen(claim, move, found);
  if (claim.version !== undefined) judgeHome(claim.branchId, move);
}

/** What the sender has seen. @throws DomainError 409 STALE_NOUNCE, BLOCK_CHANGED */
export function judgeSeen(
  claim: PlacingClaim,
  { customer, branch }: Move,
  { activity, operation }: FoundOperation,
): void {
  if (isStale(claim, customer.version, activity)) throw staleNounce();
  if (claim.expect && isOtherwise(claim.expect, operation, branch.timezone)) throw blockChanged();
}

/** @throws DomainError 409 CUSTOMER_INACTIVE, OTHER_BRANCH */
export function judgeHome(branchId: string, { customer }: Move): void {
  if (customer.status !== 'active') throw customerInactive();
  if (customer.branchId !== branchId) throw otherBranch();
}

/** With `expect`, an older version is accepted as long as this activity is as it was then. */
export function isStale(
  { version: seen, expect }: { readonly version?: number | undefined; readonly expect?: unknown },
  version: number,
  { changedVersion }: Activity,
): boolean {
  if (seen === undefined || seen === version) return false;
  return !(expect !== undefined && seen < version && changedVersion <= seen);
}

/** Whether it is on another truck or row, or at another time, than its sender says. */
export const isOtherwise = (
  { truck, unassigned, start, duration }: ExpectedOperation,
  operation: Operation,
  timezone: string,
): boolean =>
  truck !== operation.truck ||
  unassigned !== operation.unassigned ||
  (start !== undefined && start !== wallMinutesOf(operation.date, timezone)) ||
  (duration !== undefined && duration !== operation.duration);

/** The move with one of its operations placed, and then linked as told. */
export const withPlaced = (
  move: Move,
  found: FoundOperation,
  placement: Placement,
  legs: LegChange = {},
): Move => withOperation(move, found, placedOperation(found, placement), legs);

/** The move with one of its operations linked as told, where it is. */
export const withLinked = (move: Move, found: FoundOperation, legs: LegChange): Move =>
  withOperation(move, found, found.operation, legs);

/** The move with one of its operations changed, and then linked as told. */
export function withOperation(
  move: Move,
  { activity }: FoundOperation,
  changed: Operation,
  legs: LegChange,
): Move {
  const operations = activity.operations.map((one) =>
    one.id === changed.id ? withLegs(changed, legs) : besideLegs(one, legs),
  );
  return withActivity(move, { ...activity, operations });
}

/**
 * A truck does not change an operation's time; without one, its drives follow the legs. Direct legs
 * stay on their truck.
 */
function placedOperation({ operation, activity }: FoundOperation, placement: Placement): Operation {
  if (placement === 'none') return unplaced(operation, activity);
  if (placement === 'unassigned') {
    return followingLegs({ ...byTheYard(operation), truck: null, unassigned: true }, activity);
  }
  const { truckId: truck, drives } = placement;
  const stays = truck === operation.truck;
  const placed = { ...(stays ? operation : byTheYard(operation)), truck, unassigned: false };
  if (!drives) return placed;
  return {
    ...placed,
    startingDriveTime: drives.out.hours,
    startingCutFrom: drives.out.cutFrom,
    endingDriveTime: drives.back.hours,
    endingCutFrom: drives.back.cutFrom,
  };
}
