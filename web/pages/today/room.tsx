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

/** The share of the trucks' time that is free: the bar says the same as the figure. */
const shareFree = ({ bookedMinutes, capacityMinutes }: DayLoadView): number =>
  capacityMinutes > 0 ? Math.max(0, 1 - bookedMinutes / capacityMinutes) : 0;

/** No truck works that day. */
const isClosed = ({ capacityMinutes }: DayLoadView): boolean => capacityMinutes === 0;

const roomOf = (day: DayLoadView): string =>
  isClosed(day) ? 'closed' : hoursFree(day) === 0 ? 'full' : String(hoursFree(day));

const wordsOf = (day: DayLoadView): string =>
  [
    showWeekday(day.date),
    isClosed(day)
      ? 'closed, no truck works'
      : `${hoursFree(day)} truck hours free, ${Math.round((1 - shareFree(day)) * 100)}% booked`,
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
        return (
          <li key={day.date}>
            <Link
              to={boardOf(day.date)}
              className={styles.day}
              data-room={isClosed(day) ? 'closed' : hoursFree(day) === 0 ? 'full' : 'free'}
              aria-label={wordsOf(day)}
              title={wordsOf(day)}
              style={{ '--share': `${shareFree(day) * 100}%` } as CSSProperties}
            >
              <span className={styles.name}>
                {weekday} <span>{date}</span>
              </span>
              <b>{roomOf(day)}</b>
              <span className={styles.bar} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
