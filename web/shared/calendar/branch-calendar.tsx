import { useEffect, useRef, type ComponentType, type JSX } from 'react';
import {
  Calendar,
  type CalendarProps,
  type NavigateAction,
  type View,
  type ViewsProps,
} from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import './calendar.css';
import type { Day } from '../format';
import { dayOfInstant, instantOfDay } from './calendar-days';
import { zonedLocalizer } from './zoned-localizer';

/**
 * A view of a page's own beside the library's: a component that gets `date` (an instant of the day
 * shown) and whatever else the calendar hands its views, with the statics that the library asks for.
 */
export type OwnView = ComponentType<{ date: Date }> & {
  title: (date: Date) => string;
  range: (date: Date) => Date[];
  navigate: (date: Date, action: NavigateAction) => Date;
};

type Taken =
  | 'localizer'
  | 'date'
  | 'getNow'
  | 'view'
  | 'views'
  | 'onNavigate'
  | 'onView'
  | 'toolbar'
  | 'onDrillDown';

export type BranchCalendarProps<Event extends object> = Omit<CalendarProps<Event>, Taken> & {
  /** The branch's zone: every day and time on the calendar is of that zone. */
  timezone: string;
  /** The day on screen, or one of the week or month on screen. */
  day: Day;
  view: string;
  /** The library's views by `true`, a page's own by its component. */
  views: Readonly<Record<string, true | OwnView>>;
  onDay: (day: Day) => void;
  onView: (view: string) => void;
  /** A day's number or heat strip was clicked in the month or the week. */
  onOpenDay?: (day: Day) => void;
};

/** In place of the library's, which calls itself a column's head outside of any table. */
const DayHead = ({ label }: { label: string }): JSX.Element => <span>{label}</span>;

/** The library's week calls its all-day strip a table row, though it has no cells. */
function mendRoles(frame: HTMLElement | null): void {
  frame
    ?.querySelectorAll('.rbc-time-header .rbc-row-content')
    .forEach((row) => row.setAttribute('role', 'presentation'));
}

/** The calendar in a branch's zone; put a CalendarToolbar above it. */
export function BranchCalendar<Event extends object>(
  props: BranchCalendarProps<Event>,
): JSX.Element {
  const { timezone, day, view, views, onDay, onView, onOpenDay, components, ...rest } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    mendRoles(frame.current);
  });
  return (
    <div ref={frame} className="branch-calendar">
      <Calendar<Event>
        {...rest}
        components={{ ...components, week: { header: DayHead, ...components?.week } }}
        localizer={zonedLocalizer(timezone)}
        date={instantOfDay(day, timezone)}
        getNow={() => new Date()}
        view={view as View}
        views={views as unknown as ViewsProps<Event>}
        toolbar={false}
        onNavigate={(date) => onDay(dayOfInstant(date, timezone))}
        onView={onView}
        onDrillDown={(date) => onOpenDay?.(dayOfInstant(date, timezone))}
      />
    </div>
  );
}
