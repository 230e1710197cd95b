import type { JSX } from 'react';
import type { PlannerView } from '../../features/scheduling';
import { DayBox } from '../../shared/forms';
import { showDayNamed, showMonth, type Day } from '../../shared/format';
import styles from './move-manager.module.css';

export interface DayPickerProps {
  day: Day;
  view: PlannerView;
  onDay: (day: Day) => void;
}

/** The day on screen, by its name and its date; over a month also the month. */
export function DayPicker({ day, view, onDay }: DayPickerProps): JSX.Element {
  return (
    <span className={styles.day}>
      {view === 'month' ? (
        <span className={styles.month}>{showMonth(day)}</span>
      ) : (
        <span className={styles.weekday}>{showDayNamed(day).slice(0, 3)}</span>
      )}
      <DayBox
        label={null}
        aria-label="Day"
        value={day}
        onChange={(picked) => picked && onDay(picked)}
      />
    </span>
  );
}
