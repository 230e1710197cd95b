import type { JSX } from 'react';
import { instantAt } from '#kernel/local-date.js';
import { showTime, showTimeNamed, type Day } from '../format';
import styles from './zone-name.module.css';

const NOON_MINUTES = 12 * 60;

/** Names the branch's zone next to a day's times, for viewers in another zone. */
export function ZoneName({ timezone, day }: { timezone: string; day: Day }): JSX.Element | null {
  const noon = instantAt(day, NOON_MINUTES, timezone);
  const zone = showTimeNamed(noon, timezone).slice(showTime(noon, timezone).length).trim();
  if (!zone) return null;
  return (
    <span className={styles.zone} title="Times are in the branch’s time zone">
      {zone}
    </span>
  );
}
