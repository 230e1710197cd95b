import { createContext, useContext, type JSX } from 'react';
import { dayOfInstant } from '../../../shared/calendar';
import styles from './calendar.module.css';
import { HeatStrip } from './heat-strip';
import type { LoadOfDay } from './load-days';

/** What the calendar's own views show of each day. */
export interface CalendarDays {
  timezone: string;
  loads: LoadOfDay;
  onOpenDay: (day: string) => void;
}

export const CalendarDaysContext = createContext<CalendarDays | null>(null);

/** A day of the month: its number and its load; a click opens its board. */
export function MonthDate({ date, label }: { date: Date; label: string }): JSX.Element | null {
  const days = useContext(CalendarDaysContext);
  if (!days) return null;
  const day = dayOfInstant(date, days.timezone);
  const load = days.loads.get(day);
  return (
    <button type="button" className={styles.day} onClick={() => days.onOpenDay(day)}>
      <span>{label}</span>
      {load && <HeatStrip load={load} />}
    </button>
  );
}

/** The head of a week's column, the same way. */
export function WeekHead({ date, label }: { date: Date; label: string }): JSX.Element | null {
  const days = useContext(CalendarDaysContext);
  if (!days) return null;
  const day = dayOfInstant(date, days.timezone);
  const load = days.loads.get(day);
  return (
    <span className={styles.weekDay}>
      {label}
      {load && <HeatStrip load={load} />}
    </span>
  );
}
