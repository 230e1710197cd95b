import { useEffect, useMemo, type JSX } from 'react';
import { apiErrorOf } from '../../shared/api';
import { useMay } from '../../shared/auth';
import type { Day } from '../../shared/format';
import { PageFailed } from '../../shared/pages';
import { toast } from '../../shared/ui';
import { useGetDayViewQuery } from './api/scheduling-api';
import { BoardSkeleton } from './board/board-skeleton';
import { Planner } from './board/planner';
import { useDayDesk } from './desk/use-day-desk';
import { useNarrow } from './desk/use-narrow';
import { marksOfBoard, type IsProblem } from './marks/marks-of';

export interface DayPlannerProps {
  branchId: string;
  day: Day;
  isProblem: IsProblem;
}

const FAILED = 'Unable to retrieve scheduling information!';

/** Says it in a toast that stays, and takes it back when the board is there after all. */
function useFailureToast(error: unknown): void {
  const message = error ? apiErrorOf(error).message : null;
  useEffect(() => {
    if (!message) return undefined;
    const id = toast.error(`Please reload page\n${message}`, { title: FAILED, stays: true });
    return () => toast.close(id);
  }, [message]);
}

/** One branch's day: read, drawn, kept up to date. */
export function DayPlanner({ branchId, day, isProblem }: DayPlannerProps): JSX.Element {
  const { currentData: view, error, refetch } = useGetDayViewQuery({ branchId, day });
  const mayDispatch = useMay('dispatch');
  const isNarrow = useNarrow();
  const { desk, model } = useDayDesk({
    key: { branchId, day },
    view,
    mayMove: mayDispatch && !isNarrow,
    mayPlan: mayDispatch && !isNarrow,
  });
  const marks = useMemo(() => (model ? marksOfBoard(model, isProblem) : null), [model, isProblem]);
  useFailureToast(view ? undefined : error);

  if (error && !view) {
    return <PageFailed error={error} title={FAILED} onRetry={() => void refetch()} />;
  }
  if (!model || !marks) return <BoardSkeleton />;
  return <Planner desk={desk} model={model} marks={marks} />;
}
