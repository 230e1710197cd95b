import { useNarrow } from '../../../shared/ui';
import { useMay } from '../../../shared/auth';
import type { DayKey } from '../model/day-key';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { useLeaveBoard } from './use-leave-board';

/**
 * Stops someone who may move them from leaving while moves of the day on screen have no truck, in
 * any view.
 */
export function LeaveBoardGuard(key: DayKey): null {
  const { unassigned } = useGetDayViewQuery(key, {
    selectFromResult: ({ currentData }) => ({
      unassigned: (currentData?.customers ?? []).some(({ bookings }) =>
        bookings.some(({ operation }) => operation.truck === null),
      ),
    }),
  });
  const mayMove = useMay('dispatch');
  const isNarrow = useNarrow();
  useLeaveBoard(key.branchId, mayMove && !isNarrow && unassigned);
  return null;
}
