import { notFound } from '../../../../kernel/domain-error.js';
import { blockChanged, customerInactive, otherBranch, staleNounce } from '../refusals.js';
import type { OperationPlace, PlacingOperation } from './place-operation.command.js';
import type { Activity } from '../../domain/activity.js';
import type { Move } from '../../domain/move.js';
import type { Operation } from '../../domain/operation.js';

export interface FoundOperation {
  activity: Activity;
  operation: Operation;
}

/** @throws DomainError 404 */
export function findOperation({ activities }: Move, operationId: string): FoundOperation {
  for (const activity of activities) {
    const operation = activity.operations.find(({ id }) => id === operationId);
    if (operation) return { activity, operation };
  }
  throw notFound('Operation');
}

export const placeOf = ({ truck, unassigned }: Operation): OperationPlace => ({
  truck,
  unassigned,
});

const isElsewhere = (expected: OperationPlace, { truck, unassigned }: Operation): boolean =>
  expected.truck !== truck || expected.unassigned !== unassigned;

/** Sent with `expect`, an older nounce will do as long as this activity is as it was then. */
function isStale(
  { customerNounce, expect }: PlacingOperation,
  version: number,
  activity: Activity,
): boolean {
  if (customerNounce === undefined || customerNounce === String(version)) return false;
  const seen = /^\d+$/.test(customerNounce) ? Number(customerNounce) : Number.NaN;
  return !(expect !== undefined && seen < version && activity.changedVersion <= seen);
}

/** @throws DomainError 409, in the order of the wire contract */
export function judgePlacing(
  placing: PlacingOperation,
  { customer }: Move,
  { activity, operation }: FoundOperation,
): void {
  if (isStale(placing, customer.version, activity)) {
    throw staleNounce();
  }
  if (placing.expect && isElsewhere(placing.expect, operation)) {
    throw blockChanged();
  }
  if (placing.customerNounce === undefined) return;
  if (customer.status !== 'active') {
    throw customerInactive();
  }
  if (customer.branchId !== placing.branchId) {
    throw otherBranch();
  }
}
