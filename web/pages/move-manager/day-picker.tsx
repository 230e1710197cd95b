import type { JSX } from 'react';
import type { PlannerView } from '../../features/scheduling';
import { DayChoice } from '../../shared/forms';
import { showDayNamed, showMonth, type Day } from '../../shared/format';
import styles from './move-manager.module.css';

export interface DayPickerProps {
  day: Day;
  /** The day it is at the branch. */
  today: Day;
  view: PlannerView;
  onDay: (day: Day) => void;
}

/** The day on screen, by its name and its date; over a month also the month. */
export function DayPicker({ day, today, view, onDay }: DayPickerProps): JSX.Element {
  return (
    <span className={styles.day}>
      {view === 'month' ? (
        <span className={styles.month}>{showMonth(day)}</span>
      ) : (
        <span className={styles.weekday}>{showDayNamed(day).slice(0, 3)}</span>
      )}
      <DayChoice
        label={null}
        aria-label="Day"
        today={today}
        value={day}
        onChoose={(chosen) => chosen && onDay(chosen)}
      />
    </span>
  );
}
