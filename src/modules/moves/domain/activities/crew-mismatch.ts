import { hasTruck, isFullyTrucked, type Truckable } from './activity-state.js';

export interface CrewedOperation extends Truckable {
  moverCount: number;
}

/**
 * Whether the movers of the operations on trucks differ from `numMovers`, once `truckCount` trucks
 * are assigned. Checked on save and before an assignment that would complete the activity, so that
 * a locked activity can always be saved (R-MOVE-11).
 */
export const hasCrewMismatch = (
  operations: readonly CrewedOperation[],
  truckCount: number,
  numMovers: number,
): boolean =>
  isFullyTrucked(operations, truckCount) &&
  operations.filter(hasTruck).reduce((sum, { moverCount }) => sum + moverCount, 0) !== numMovers;

/** The same for the moment after `operationId` will have been put on a truck. */
export const wouldMismatchCrew = (
  operations: readonly (CrewedOperation & { readonly id: string })[],
  operationId: string,
  truckCount: number,
  numMovers: number,
): boolean =>
  hasCrewMismatch(
    operations.map((operation) =>
      operation.id === operationId ? { ...operation, truck: 'assigned' } : operation,
    ),
    truckCount,
    numMovers,
  );
