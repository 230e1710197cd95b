import type { JSX } from 'react';
import { daysOf, monthPageOf } from './calendar-span';
import { useCalendarDays, type CalendarDays } from './calendar-context';
import { LoadBar, WaitingCount } from './load-bar';
import { heatOf, loadFigures, loadLabel } from './load-days';
import styles from './planner-month.module.css';
import { dayNumber, weekdayName } from './day-names';

const DAYS_A_WEEK = 7;
const HEATS = [0, 1, 2, 3, 4, 5];

const weeksOf = (days: readonly string[]): string[][] =>
  days.length === 0 ? [] : [days.slice(0, DAYS_A_WEEK), ...weeksOf(days.slice(DAYS_A_WEEK))];

/** A day of the month: how full it is, and what waits for a truck; a click opens its board. */
function MonthDay({ day, calendar }: { day: string; calendar: CalendarDays }): JSX.Element {
  const load = calendar.loads.get(day);
  const figures = load && loadFigures(load);
  const isOutside = day.slice(0, 7) !== calendar.day.slice(0, 7);
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-heat={load ? heatOf(load) : 0}
      data-outside={isOutside}
      aria-current={day === calendar.today ? 'date' : undefined}
      aria-label={`${weekdayName(day, 'long')} ${dayNumber(day, 'always')}${load ? `: ${loadLabel(load)}` : ''}`}
      onClick={() => calendar.onOpenDay(day)}
    >
      <span className={styles.top}>
        <b>{dayNumber(day)}</b>
        {load && <WaitingCount load={load} />}
      </span>
      {load && figures && (
        <>
          <span className={styles.percent}>
            {figures.percent}
            <small> %</small>
          </span>
          <span className={styles.figures}>
            <span>{figures.hours}</span>
            <span>{figures.moves}</span>
          </span>
          <LoadBar load={load} />
        </>
      )}
    </button>
  );
}

/** The branch's month: how many of the trucks' hours are booked on each day. */
export function PlannerMonth(): JSX.Element {
  const calendar = useCalendarDays();
  const days = daysOf(monthPageOf(calendar.day));
  return (
    <div className={styles.month}>
      <table className={styles.table}>
        <thead>
          <tr>
            {days.slice(0, DAYS_A_WEEK).map((day) => (
              <th key={day} scope="col">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <MonthDay day={day} calendar={calendar} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        Booked of the trucks’ hours
        {HEATS.map((heat) => (
          <span key={heat}>
            <i data-heat={heat} aria-hidden /> {Math.round((heat * 100) / HEATS.length)} %
          </span>
        ))}
        and over
      </p>
    </div>
  );
}
