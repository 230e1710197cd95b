import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type JSX, type ReactNode } from 'react';
import { BranchCalendar, calendarView } from '../../../shared/calendar';
import { todayIn, type Day } from '../../../shared/format';
import { useGetLoadQuery } from '../api/scheduling-api';
import { BoardSkeleton } from '../board/board-skeleton';
import { DayPlanner } from '../day/day-planner';
import { LeaveBoardGuard } from '../day/leave-board-guard';
import { ScheduleFailed } from '../day/schedule-failed';
import { NO_FIND, type FindAddress } from '../day/use-find-text';
import type { MarkAddress } from '../day/mark-address';
import type { IsProblem } from '../model/board-marks';
import { CalendarDaysContext } from './calendar-context';
import { daysOf, monthPageOf, weekOf } from './calendar-span';
import { LiveDay } from './live-day';
import { PlannerMonth } from './planner-month';
import type { PlannerView } from './planner-views';
import { PlannerWeek } from './planner-week';
import { useWeekMarks } from './use-week-marks';
import { useWeekDays, type ReadAnswer } from './use-week-days';

export interface MoveManagerProps {
  branchId: string;
  timezone: string;
  day: Day;
  view: PlannerView;
  isProblem: IsProblem;
  /** What is looked for on the board, as the address has it. */
  find?: FindAddress;
  /** The marks that are pressed there, likewise. */
  pressed?: MarkAddress;
  /** What lies over a day's board. */
  desk?: ReactNode;
  onDay: (day: Day) => void;
  onView: (view: PlannerView) => void;
  onOpenDay: (day: Day) => void;
}

const VIEWS = { week: calendarView(PlannerWeek), month: calendarView(PlannerMonth) };

/** The Move Manager's calendar: trucks by time, next to the branch's week and month. */
export function MoveManager(props: MoveManagerProps): JSX.Element {
  const { branchId, timezone, day, view, isProblem, find = NO_FIND, pressed, desk } = props;
  const { onDay, onView, onOpenDay } = props;
  const span = view === 'week' ? weekOf(day) : monthPageOf(day);
  const load = useGetLoadQuery(view === 'trucks' ? skipToken : { branchId, ...span });
  const { days: week, answers } = useWeekDays(branchId, view === 'week' ? span.from : null);
  const marks = useWeekMarks(week, isProblem);
  const reads: ReadAnswer[] = [load, ...answers];
  const failed = reads.filter(({ error, currentData }) => error && !currentData);
  const today = todayIn(timezone);
  const loads = useMemo(
    () => new Map((load.data ?? []).map((each) => [each.date, each])),
    [load.data],
  );
  return (
    <CalendarDaysContext
      value={{ branchId, timezone, today, day, loads, week, marks, find, onOpenDay }}
    >
      <LeaveBoardGuard branchId={branchId} day={day} today={today} />
      {view !== 'trucks' &&
        daysOf(span).map((each) => (
          <LiveDay key={`${branchId} ${each}`} branchId={branchId} day={each} />
        ))}
      {failed[0] ? (
        <ScheduleFailed
          error={failed[0].error}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <BranchCalendar
          timezone={timezone}
          day={day}
          view={view}
          own={{
            trucks: <DayPlanner {...{ branchId, day, isProblem, find, pressed, desk }} />,
          }}
          views={VIEWS}
          skeleton={<BoardSkeleton />}
          onDay={onDay}
          onView={(next) => onView(next as PlannerView)}
        />
      )}
    </CalendarDaysContext>
  );
}
