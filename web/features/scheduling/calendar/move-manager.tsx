import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type CSSProperties, type JSX } from 'react';
import { instantAt } from '#kernel/local-date.js';
import { BOARD_CONFIG, columnMinutes } from '#modules/scheduling/contract/board-rules.js';
import { BranchCalendar } from '../../../shared/calendar';
import type { Day } from '../../../shared/format';
import { useGetLoadQuery } from '../api/scheduling-api';
import { BoardSkeleton } from '../board/board-skeleton';
import { DayPlanner } from '../day/day-planner';
import { LeaveBoardGuard } from '../day/leave-board-guard';
import { ScheduleFailed } from '../day/schedule-failed';
import type { FindAddress } from '../day/use-find-text';
import styles from './calendar.module.css';
import { daysOf, monthPageOf, weekOf } from './calendar-span';
import { LiveDay } from './live-day';
import { CalendarDaysContext, MonthDate, WeekHead } from './month-date';
import { useWeekEvents, type ReadAnswer, type WeekEvent } from './use-week-events';
import type { IsProblem } from '../model/board-marks';
import type { PlannerView } from './planner-views';

export interface MoveManagerProps {
  branchId: string;
  timezone: string;
  day: Day;
  view: PlannerView;
  isProblem: IsProblem;
  /** What is looked for on the board, as the address has it. */
  find?: FindAddress;
  onDay: (day: Day) => void;
  onView: (view: PlannerView) => void;
  onOpenDay: (day: Day) => void;
  onOpenCustomer: (customerId: string) => void;
}

const COMPONENTS = { month: { dateHeader: MonthDate }, week: { header: WeekHead } };

/** The first and the last minute of a day that the week shows. */
const HOURS = { from: columnMinutes(0), to: columnMinutes(BOARD_CONFIG.columns) };

/** The Move Manager's calendar: trucks by time, next to the branch's week and month. */
export function MoveManager(props: MoveManagerProps): JSX.Element {
  const { branchId, timezone, day, view, isProblem, find, onDay, onView, onOpenDay } = props;
  const span = view === 'week' ? weekOf(day) : monthPageOf(day);
  const load = useGetLoadQuery(view === 'trucks' ? skipToken : { branchId, ...span });
  const week = useWeekEvents(branchId, view === 'week' ? span.from : null);
  const reads: ReadAnswer[] = [load, ...week.answers];
  const failed = reads.filter(({ error, currentData }) => error && !currentData);
  const days = useMemo(
    () => ({
      timezone,
      loads: new Map((load.data ?? []).map((each) => [each.date, each])),
      onOpenDay,
    }),
    [timezone, load.data, onOpenDay],
  );
  return (
    <CalendarDaysContext value={days}>
      <LeaveBoardGuard branchId={branchId} day={day} />
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
        <BranchCalendar<WeekEvent>
          timezone={timezone}
          day={day}
          view={view}
          own={{
            trucks: <DayPlanner branchId={branchId} day={day} isProblem={isProblem} find={find} />,
          }}
          skeleton={<BoardSkeleton />}
          className={styles.calendar}
          components={COMPONENTS}
          events={week.events}
          onDay={onDay}
          onView={(next) => onView(next as PlannerView)}
          onOpenDay={onOpenDay}
          onSelectEvent={({ customerId }) => props.onOpenCustomer(customerId)}
          min={instantAt(day, HOURS.from, timezone)}
          max={instantAt(day, HOURS.to, timezone)}
          dayLayoutAlgorithm="no-overlap"
          eventPropGetter={({ color }) => ({
            className: styles.event,
            style: { '--truck': color } as CSSProperties,
          })}
        />
      )}
    </CalendarDaysContext>
  );
}
