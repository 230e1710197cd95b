import type { Activity } from '../domain/activity.js';
import type { Move } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';
import type { FoundOperation } from '../domain/placing/found-operation.js';
import type { OperationPlace, OperationRequest } from '../operation-placing.js';
import { blockChanged, customerInactive, otherBranch, staleNounce } from './refusals.js';

const isElsewhere = (expected: OperationPlace, { truck, unassigned }: Operation): boolean =>
  expected.truck !== truck || expected.unassigned !== unassigned;

/** Sent with `expect`, an older version will do as long as this activity is as it was then. */
function isStale(
  { version: seen, expect }: OperationRequest,
  version: number,
  { changedVersion }: Activity,
): boolean {
  if (seen === undefined || seen === version) return false;
  return !(expect !== undefined && seen < version && changedVersion <= seen);
}

/** @throws DomainError 409, in the order of R-API-5 */
export function judgePlacing(
  request: OperationRequest,
  { customer }: Move,
  { activity, operation }: FoundOperation,
): void {
  if (isStale(request, customer.version, activity)) throw staleNounce();
  if (request.expect && isElsewhere(request.expect, operation)) throw blockChanged();
  if (request.version === undefined) return;
  if (customer.status !== 'active') throw customerInactive();
  if (customer.branchId !== request.branchId) throw otherBranch();
}
