import type { JSX } from 'react';
import type { FreeSlotsView } from '#modules/booking/contract/booking.view.js';
import { showDay, showMonth, weekdayOf } from '../format';

interface DaysProps {
  days: FreeSlotsView['availabilities'];
  picked: string;
  onPick: (day: string) => void;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Four weeks as a calendar; days without a free start cannot be picked. */
export function Days({ days, picked, onPick }: DaysProps): JSX.Element {
  const [first] = days;
  return (
    <div className="days" role="group" aria-label="Days">
      {WEEKDAYS.map((name) => (
        <span key={name} className="weekday" aria-hidden>
          {name}
        </span>
      ))}
      {first && Array.from({ length: weekdayOf(first.date) }, (_, n) => <span key={n} />)}
      {days.map(({ date, startTimes }, index) => (
        <button
          key={date}
          type="button"
          className="day"
          disabled={startTimes.length === 0}
          aria-pressed={date === picked}
          aria-label={`${showDay(date)}${startTimes.length === 0 ? ', nothing free' : ''}`}
          onClick={() => onPick(date)}
        >
          {(index === 0 || date.endsWith('-01')) && <small>{showMonth(date)}</small>}
          {Number(date.slice(8))}
        </button>
      ))}
    </div>
  );
}
