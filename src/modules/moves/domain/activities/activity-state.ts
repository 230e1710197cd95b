export const ACTIVITY_STATES = ['uncommitted', 'partial', 'committed'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** The part of an operation that says whether it stands on a truck. */
export interface Truckable {
  truck?: string | null;
}

export const hasTruck = (operation: Truckable): boolean =>
  operation.truck !== null && operation.truck !== undefined && operation.truck !== '';

/** Whether any operation stands on a truck: then the activity is locked and not to be deleted. */
export const isTrucked = (operations: readonly Truckable[]): boolean => operations.some(hasTruck);

/** How far the trucks of a day are assigned (R-MOVE-7). */
export function activityState(operations: readonly Truckable[], truckCount: number): ActivityState {
  const trucked = operations.filter(hasTruck).length;
  if (trucked === 0) return 'uncommitted';
  return trucked === truckCount ? 'committed' : 'partial';
}
