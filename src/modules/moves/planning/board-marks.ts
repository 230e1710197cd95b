import type { StoredActivity } from '../move-state.js';
import type { OperationRow } from '../persistence/operation.row.js';

/** An operation that a board shows: on a truck or on the Unassigned row of its day. */
export interface BoardOperation {
  operationId: string;
  branchId: string;
  day: string;
  truck: string | null;
}

const isOnBoard = ({ truck, unassigned }: OperationRow): boolean => truck !== null || unassigned;

export const boardOperations = (activities: readonly StoredActivity[]): BoardOperation[] =>
  activities
    .flatMap(({ operations }) => operations)
    .filter(isOnBoard)
    .map(({ id, branchId, day, truck }) => ({ operationId: id, branchId, day, truck }));

/** Those that a write took off the boards. */
export function releasedOperations(
  before: readonly StoredActivity[],
  after: readonly StoredActivity[],
): BoardOperation[] {
  const left = new Set(boardOperations(after).map(({ operationId }) => operationId));
  return boardOperations(before).filter(({ operationId }) => !left.has(operationId));
}
