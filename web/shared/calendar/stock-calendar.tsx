import { useEffect, useRef, type JSX } from 'react';
import { Calendar, type CalendarProps, type View, type ViewsProps } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import './calendar.css';
import type { Day } from '../format';
import { dayOfInstant, instantOfDay } from './calendar-days';
import type { CalendarView } from './calendar-view';
import { zonedLocalizer } from './zoned-localizer';

type Taken =
  | 'localizer'
  | 'date'
  | 'getNow'
  | 'view'
  | 'views'
  | 'onNavigate'
  | 'onView'
  | 'toolbar';

export type StockCalendarProps<Event extends object> = Omit<CalendarProps<Event>, Taken> & {
  /** The branch's zone: every day and time on the calendar is in that zone. */
  timezone: string;
  /** One of the days on screen. */
  day: Day;
  view: View;
  onDay: (day: Day) => void;
  onView: (view: string) => void;
  /** Views of the page's own in place of the library's, made by `calendarView`. */
  views?: Readonly<Partial<Record<View, CalendarView>>>;
};

/** `Sun 1`: without a leading zero, and with the weekday first. */
const FORMATS = { dateFormat: 'd', dayFormat: 'EEE d' };

/** Replaces the library's, which calls itself a column heading outside any table. */
const DayHead = ({ label }: { label: string }): JSX.Element => <span>{label}</span>;

/** The library's week calls its all-day strip a table row, though it has no cells. */
function mendRoles(frame: HTMLElement | null): void {
  frame
    ?.querySelectorAll('.rbc-time-header .rbc-row-content')
    .forEach((row) => row.setAttribute('role', 'presentation'));
}

/** The library's views, in a branch's zone. */
export default function StockCalendar<Event extends object>(
  props: StockCalendarProps<Event>,
): JSX.Element {
  const { timezone, day, view, views, onDay, onView, components, ...rest } = props;
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
        view={view}
        views={{ [view]: views?.[view] ?? true } as ViewsProps<Event>}
        formats={FORMATS}
        toolbar={false}
        onNavigate={(date) => onDay(dayOfInstant(date, timezone))}
        onView={onView}
      />
    </div>
  );
}
