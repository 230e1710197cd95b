import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, type JSX } from 'react';
import { BranchCalendar } from '../../shared/calendar';
import type { Day } from '../../shared/format';
import { useGetLoadQuery } from './api/scheduling-api';
import { trucksView, TrucksViewContext } from './board/trucks-view';
import { DayPlanner } from './day-planner';
import { monthPageOf, weekOf } from './calendar/calendar-span';
import { CalendarDaysContext, MonthDate, WeekHead } from './calendar/month-date';
import { useWeekEvents, type WeekEvent } from './calendar/use-week-events';
import type { IsProblem } from './marks/marks-of';
import type { PlannerView } from './planner-views';

export interface MoveManagerProps {
  branchId: string;
  timezone: string;
  day: Day;
  view: PlannerView;
  isProblem: IsProblem;
  onDay: (day: Day) => void;
  onView: (view: PlannerView) => void;
  onOpenDay: (day: Day) => void;
  onOpenCustomer: (customerId: string) => void;
}

const VIEWS = { trucks: trucksView, week: true, month: true } as const;
const COMPONENTS = { month: { dateHeader: MonthDate }, week: { header: WeekHead } };

/** The first and the last moment that the week shows; only the time of day counts. */
const WEEK_HOURS = { min: new Date(2000, 0, 1, 7), max: new Date(2000, 0, 1, 22, 15) };

/** The Move Manager's calendar: trucks by time, beside the branch's week and month. */
export function MoveManager(props: MoveManagerProps): JSX.Element {
  const { branchId, timezone, day, view, isProblem, onDay, onView, onOpenDay } = props;
  const span = view === 'week' ? weekOf(day) : monthPageOf(day);
  const { data: loads = [] } = useGetLoadQuery(
    view === 'trucks' ? skipToken : { branchId, ...span },
  );
  const events = useWeekEvents(branchId, view === 'week' ? span.from : null);
  const days = useMemo(
    () => ({ timezone, loads: new Map(loads.map((load) => [load.date, load])), onOpenDay }),
    [timezone, loads, onOpenDay],
  );
  return (
    <CalendarDaysContext value={days}>
      <TrucksViewContext value={<DayPlanner branchId={branchId} day={day} isProblem={isProblem} />}>
        <BranchCalendar<WeekEvent>
          timezone={timezone}
          day={day}
          view={view}
          views={VIEWS}
          components={COMPONENTS}
          events={events}
          onDay={onDay}
          onView={(next) => onView(next as PlannerView)}
          onOpenDay={onOpenDay}
          onSelectEvent={({ customerId }) => props.onOpenCustomer(customerId)}
          {...WEEK_HOURS}
        />
      </TrucksViewContext>
    </CalendarDaysContext>
  );
}
