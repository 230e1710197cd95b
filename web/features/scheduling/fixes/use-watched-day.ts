import { useMemo } from 'react';
import { useMay } from '../../../shared/auth';
import { useNarrow } from '../../../shared/ui';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { useChangedBy } from '../board/use-changed-by';
import { useLiveBoard } from '../board/use-live-board';
import { useMinute } from '../board/use-minute';
import type { BoardController } from '../drag/board-controller';
import { useBoardController } from '../drag/use-board-controller';
import { useSettledFirst } from '../drag/use-settle-booking';
import { marksOfBoard, type BoardMarks, type IsProblem } from '../model/board-marks';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { fixRows, type Fix } from '../model/fix-rows';

/** A day's board as it is now, and what on it is to be mended. */
export interface DayNow {
  board: BoardController;
  model: BoardModel;
  marks: BoardMarks;
  fixes: readonly Fix[];
}

export interface WatchedDay {
  /** Undefined until the board is known. */
  currentData?: DayNow;
  error?: unknown;
  refetch: () => unknown;
}

/** A day of a branch away from its board, kept up to date, with the board's own acts and way back. */
export function useWatchedDay(key: DayKey, isProblem: IsProblem): WatchedDay {
  const { branchId } = key;
  const { currentData: view, error, refetch } = useGetDayViewQuery(key);
  const mayDispatch = useMay('dispatch');
  const isNarrow = useNarrow();
  const { board, model } = useBoardController({
    key,
    view,
    prepare: useSettledFirst(key),
    mayMove: mayDispatch && !isNarrow,
    tellsAll: true,
  });
  useLiveBoard(board, useChangedBy(board));
  const now = useMinute();
  const currentData = useMemo(() => {
    if (!model) return undefined;
    const marks = marksOfBoard(model, isProblem, now);
    const fixes = fixRows(model, marks, { branchId, isProblem, now });
    return { board, model, marks, fixes };
  }, [board, model, branchId, isProblem, now]);
  return { currentData, error, refetch };
}
