import type { LocalDate } from '#kernel/local-date.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';

/** An operation that a board shows: on a truck or on the Unassigned row of its day. */
export interface BoardOperation {
  readonly operationId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  readonly truck: string | null;
}

export const isOnBoard = ({ truck, unassigned }: Operation): boolean =>
  truck !== null || unassigned;

const boardOperations = ({ branch, activities }: Move): BoardOperation[] =>
  activities.flatMap(({ activityDay, operations }) =>
    operations.filter(isOnBoard).map(({ id, truck }) => ({
      operationId: id,
      branchId: branch.id,
      day: activityDay,
      truck,
    })),
  );

/** Those that a write took off the boards. */
export function releasedOperations(before: Move, after: Move): BoardOperation[] {
  const left = new Set(boardOperations(after).map(({ operationId }) => operationId));
  return boardOperations(before).filter(({ operationId }) => !left.has(operationId));
}
