import { useMemo } from 'react';
import { useMinute } from '../board/use-minute';
import { marksOfBoard, type IsProblem } from '../model/board-marks';
import type { WeekDays } from '../model/week';

/** The marks of each move of a week, as its boards show them. */
export function useWeekMarks(week: WeekDays, isProblem: IsProblem): ReadonlyMap<string, string> {
  const now = useMinute();
  return useMemo(() => {
    const models = week.flatMap(({ model }) => model ?? []);
    return new Map(models.flatMap((model) => [...marksOfBoard(model, isProblem, now).ofBlocks]));
  }, [week, isProblem, now]);
}
