import { useMemo, type JSX, type ReactNode } from 'react';
import { useMay } from '../../../shared/auth';
import type { Day } from '../../../shared/format';
import { useDeferredRender, useNarrow } from '../../../shared/ui';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { BoardSkeleton } from '../board/board-skeleton';
import type { MarkAddress } from './mark-address';
import { Planner } from './planner';
import { useBoardController } from '../drag/use-board-controller';
import { useSettledFirst } from '../drag/use-settle-booking';
import { useMinute } from '../board/use-minute';
import { marksOfBoard, type IsProblem } from '../model/board-marks';
import { ScheduleFailed } from './schedule-failed';
import { NO_FIND, type FindAddress } from './use-find-text';

export interface DayPlannerProps {
  branchId: string;
  day: Day;
  isProblem: IsProblem;
  find?: FindAddress;
  pressed?: MarkAddress;
  desk?: ReactNode;
}

/** One branch's day: read, drawn, kept up to date. */
export function DayPlanner({
  branchId,
  day,
  isProblem,
  find = NO_FIND,
  pressed,
  desk,
}: DayPlannerProps): JSX.Element {
  const {
    currentData: view,
    error,
    refetch,
  } = useGetDayViewQuery(
    { branchId, day },
    { selectFromResult: ({ currentData, error }) => ({ currentData, error }) },
  );
  const mayDispatch = useMay('dispatch');
  const isNarrow = useNarrow();
  const { board, model } = useBoardController({
    key: { branchId, day },
    prepare: useSettledFirst({ branchId, day }),
    view,
    mayMove: mayDispatch && !isNarrow,
    mayPlan: mayDispatch && !isNarrow,
  });
  const now = useMinute();
  const marks = useMemo(
    () => (model ? marksOfBoard(model, isProblem, now) : null),
    [model, isProblem, now],
  );
  const isDrawn = useDeferredRender(model !== null);

  if (error && !view) return <ScheduleFailed error={error} onRetry={() => void refetch()} />;
  if (!model || !marks || !isDrawn) return <BoardSkeleton />;
  return <Planner {...{ board, model, marks, find, pressed, desk }} />;
}
