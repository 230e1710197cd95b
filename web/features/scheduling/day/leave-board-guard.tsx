import { useNarrow } from '../../../shared/ui';
import { useMay } from '../../../shared/auth';
import type { DayKey } from '../model/day-key';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { useLeaveBoard } from './use-leave-board';
import { useVisit } from './use-visit';

export interface LeaveBoardGuardProps extends DayKey {
  today: DayKey['day'];
}

/**
 * Stops someone who may move them from leaving the move view while moves of a day that was on screen have
 * no truck, in any view.
 */
export function LeaveBoardGuard({ branchId, day, today }: LeaveBoardGuardProps): null {
  const { currentData } = useGetDayViewQuery({ branchId, day });
  const visit = useVisit({ branchId, day }, currentData);
  const mayMove = useMay('dispatch');
  const isNarrow = useNarrow();
  useLeaveBoard(mayMove && !isNarrow ? visit : null, { branchId, today });
  return null;
}
