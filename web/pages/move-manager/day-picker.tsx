import type { JSX } from 'react';
import { DayBox } from '../../shared/forms';
import { showDayNamed, type Day } from '../../shared/format';
import styles from './move-manager.module.css';

/** The day on screen, by its name and its date. */
export function DayPicker({ day, onDay }: { day: Day; onDay: (day: Day) => void }): JSX.Element {
  return (
    <span className={styles.day}>
      <span className={styles.weekday}>{showDayNamed(day).slice(0, 3)}</span>
      <DayBox
        label={null}
        aria-label="Day"
        value={day}
        onChange={(picked) => picked && onDay(picked)}
      />
    </span>
  );
}
