import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { addDays } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { boardModel } from '../model/board-model';
import type { WeekDays } from '../model/week';

/** What was fetched, or why that failed. */
export interface ReadAnswer {
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** A day of the week as the board has it; nothing is fetched while `day` is null. */
function useWeekDay(branchId: string, day: Day | null) {
  const answer = useGetDayViewQuery(day ? { branchId, day } : skipToken);
  const { currentData: view } = answer;
  const model = useMemo(() => (view ? boardModel(view) : null), [view]);
  return { day: day ?? '', model, answer };
}

/** The seven days from a Sunday; none while `from` is null. */
export function useWeekDays(
  branchId: string,
  from: Day | null,
): { days: WeekDays; answers: ReadAnswer[] } {
  const at = (later: number): Day | null => from && addDays(from, later);
  const days = [
    useWeekDay(branchId, at(0)),
    useWeekDay(branchId, at(1)),
    useWeekDay(branchId, at(2)),
    useWeekDay(branchId, at(3)),
    useWeekDay(branchId, at(4)),
    useWeekDay(branchId, at(5)),
    useWeekDay(branchId, at(6)),
  ];
  return { days: from ? days : [], answers: days.map(({ answer }) => answer) };
}
