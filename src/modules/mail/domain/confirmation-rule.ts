/** What a confirmation needs to know about one activity. */
export interface BookedShare {
  operations: number;
  /** Operations that have a truck. */
  trucked: number;
  /** As many operations have a truck as the activity wants. */
  isCommitted: boolean;
}

export type ConfirmationRefusal = 'NOT_ALL_TRUCKS_ASSIGNED' | 'MOVE_NOT_CONFIRMED';

/** Why a confirmation may not go out; null when it may (R-MAIL-5). */
export function confirmationRefusal(
  activities: readonly BookedShare[],
): ConfirmationRefusal | null {
  if (activities.some(({ operations, trucked }) => trucked < operations)) {
    return 'NOT_ALL_TRUCKS_ASSIGNED';
  }
  const isConfirmed = activities.length > 0 && activities.every(({ isCommitted }) => isCommitted);
  return isConfirmed ? null : 'MOVE_NOT_CONFIRMED';
}

/** Templates that confirm a move to the customer. */
export const isConfirmation = (template: string): boolean =>
  template === 'confirmation' || template === 'autoconfirm';
