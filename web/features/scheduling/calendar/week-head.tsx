import type { JSX } from 'react';
import type { Day } from '../../../shared/format';
import { useCalendarDays } from './calendar-context';
import { dayNumber, weekdayName } from './day-names';
import { LoadBar, WaitingCount } from './load-bar';
import { loadFigures, loadLabel } from './load-days';
import styles from './planner-week.module.css';

/** The head of a day: how full it is; a click opens its board. */
export function WeekHead({ day }: { day: Day }): JSX.Element {
  const { loads, today, onOpenDay } = useCalendarDays();
  const load = loads.get(day);
  const figures = load && loadFigures(load);
  return (
    <th scope="col" className={styles.head} data-today={day === today}>
      <button
        type="button"
        className={styles.day}
        aria-label={`${weekdayName(day, 'long')} ${dayNumber(day, 'always')}${load ? `: ${loadLabel(load)}` : ''}`}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onOpenDay(day)}
      >
        <span className={styles.top}>
          <b>
            {weekdayName(day)} {dayNumber(day)}
          </b>
          {load && <WaitingCount load={load} isShort />}
        </span>
        {load && figures && (
          <>
            <LoadBar load={load} />
            <span className={styles.figures}>
              <span>
                <b>{figures.percent}%</b> <span className={styles.hours}>{figures.hours}</span>
              </span>
              <span>{figures.moves}</span>
            </span>
          </>
        )}
      </button>
    </th>
  );
}
