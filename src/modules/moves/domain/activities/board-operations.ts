import type { LocalDate } from '#kernel/local-date.js';
import type { DirectLeg } from '../linking/direct-leg.js';
import { legsOf } from '../linking/linked-operation.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';

/** An operation that a board shows: on a truck or on the Unassigned row of its day. */
export interface BoardOperation {
  readonly operationId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  readonly truck: string | null;
}

/** One that left the boards, and the direct legs that others still have of it. */
export interface ReleasedOperation extends BoardOperation {
  readonly legs: readonly DirectLeg[];
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
export function releasedOperations(before: Move, after: Move): ReleasedOperation[] {
  const left = new Set(boardOperations(after).map(({ operationId }) => operationId));
  const operations = before.activities.flatMap((activity) => activity.operations);
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  return boardOperations(before)
    .filter(({ operationId }) => !left.has(operationId))
    .map((released) => {
      const operation = known.get(released.operationId);
      return { ...released, legs: operation ? legsOf(operation) : [] };
    });
}
