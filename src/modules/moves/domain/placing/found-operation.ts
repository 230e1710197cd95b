import { notFound } from '../../../../kernel/domain-error.js';
import type { Activity } from '../activity.js';
import type { Move } from '../move.js';
import { withActivity } from '../move.js';
import type { Operation } from '../operation.js';

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

/** The move with one operation of an activity replaced. */
export const withOperation = (move: Move, activity: Activity, operation: Operation): Move =>
  withActivity(move, {
    ...activity,
    operations: activity.operations.map((one) => (one.id === operation.id ? operation : one)),
  });
