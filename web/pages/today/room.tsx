import type { CSSProperties, JSX } from 'react';
import { Link } from 'react-router-dom';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import { showWeekday } from '../../shared/format';
import styles from './room.module.css';

export interface RoomProps {
  days: readonly DayLoadView[];
  boardOf: (day: string) => string;
}

const hoursFree = ({ bookedMinutes, capacityMinutes }: DayLoadView): number =>
  Math.max(0, Math.floor((capacityMinutes - bookedMinutes) / 60));

const share = ({ bookedMinutes, capacityMinutes }: DayLoadView): number =>
  capacityMinutes > 0 ? Math.min(1, bookedMinutes / capacityMinutes) : 1;

const wordsOf = (day: DayLoadView): string =>
  [
    showWeekday(day.date),
    day.capacityMinutes > 0
      ? `${hoursFree(day)} truck hours free, ${Math.round(share(day) * 100)}% booked`
      : 'no truck',
    day.unassigned > 0 ? `${day.unassigned} unassigned` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The hours that the trucks still have on the coming days; each leads to its board. */
export function Room({ days, boardOf }: RoomProps): JSX.Element {
  return (
    <ul className={styles.days}>
      {days.map((day) => {
        const [weekday, date] = showWeekday(day.date).split(', ');
        const isFull = hoursFree(day) === 0;
        return (
          <li key={day.date}>
            <Link
              to={boardOf(day.date)}
              className={styles.day}
              data-full={isFull}
              aria-label={wordsOf(day)}
              title={wordsOf(day)}
              style={{ '--share': `${share(day) * 100}%` } as CSSProperties}
            >
              <span className={styles.name}>
                {weekday} <span>{date}</span>
              </span>
              <b>{isFull ? 'full' : hoursFree(day)}</b>
              <span className={styles.bar} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
