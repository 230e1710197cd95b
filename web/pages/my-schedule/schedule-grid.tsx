import { useEffect, useRef, type JSX } from 'react';
import { showDay, type Day } from '../../shared/format';
import { DayCard } from './day-card';
import type { ShownDays } from './schedule-days';
import styles from './schedule-grid.module.css';
import { weeksOf } from './weeks';

/** The weeks of a schedule, one under the other; on a phone its days, today first in view. */
export function ScheduleGrid({ days, today }: ScheduleGridProps): JSX.Element {
  const grid = useRef<HTMLDivElement>(null);
  // Today's jobs, and that one is off, stand at the top of the page.
  const isAtTop = useRef(days[today]?.off === true || (days[today]?.operations.length ?? 0) > 0);
  useEffect(() => {
    if (isAtTop.current) return;
    grid.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={grid} className={styles.weeks}>
      {weeksOf(Object.keys(days), today).map((week) => {
        const name = `Week of ${showDay(week[0])}`;
        return (
          <section key={week[0]} aria-label={name}>
            <h2 className={styles.week}>{name}</h2>
            <ol className={styles.days}>
              {week.map((day) => (
                <DayCard key={day} day={day} today={today} entry={days[day]} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

export interface ScheduleGridProps {
  days: ShownDays;
  today: Day;
}
