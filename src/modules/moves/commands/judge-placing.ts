import type { Activity } from '../domain/activity.js';
import type { Move } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';
import type { FoundOperation } from '../domain/placing/found-operation.js';
import type { OperationPlace, OperationWish } from '../operation-placing.js';
import { blockChanged, customerInactive, otherBranch, staleNounce } from './refusals.js';

const isElsewhere = (expected: OperationPlace, { truck, unassigned }: Operation): boolean =>
  expected.truck !== truck || expected.unassigned !== unassigned;

/** Sent with `expect`, an older version will do as long as this activity is as it was then. */
function isStale(
  { version: seen, expect }: OperationWish,
  version: number,
  { changedVersion }: Activity,
): boolean {
  if (seen === undefined || seen === version) return false;
  return !(expect !== undefined && seen < version && changedVersion <= seen);
}

/** @throws DomainError 409, in the order of the wire contract */
export function judgePlacing(
  wish: OperationWish,
  { customer }: Move,
  { activity, operation }: FoundOperation,
): void {
  if (isStale(wish, customer.version, activity)) throw staleNounce();
  if (wish.expect && isElsewhere(wish.expect, operation)) throw blockChanged();
  if (wish.version === undefined) return;
  if (customer.status !== 'active') throw customerInactive();
  if (customer.branchId !== wish.branchId) throw otherBranch();
}
