import type { JSX } from 'react';
import styles from './face.module.css';

const QUARTERS = ['', '¼', '½', '¾'];

/** `½`, `1¼`: hours, as short as can be read. */
const inQuarters = (hours: number): string => {
  const quarters = Math.round(hours * 4);
  const whole = Math.floor(quarters / 4);
  return `${whole > 0 ? whole : ''}${QUARTERS[quarters % 4] ?? ''}`;
};

/** The hours of the drive from the yard, or back to it, in their part of the block. */
export function Drive({ part, hours }: { part: 'out' | 'back'; hours: number }): JSX.Element {
  return (
    <span className={styles.hours} data-part={part} aria-hidden>
      {inQuarters(hours)}
    </span>
  );
}
