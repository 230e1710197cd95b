import type { JSX } from 'react';
import {
  leadAgeColor,
  type LeadAgeColor,
} from '#modules/customers/contract/customer-list-terms.js';
import type { LeadRow } from '#modules/customers/contract/lead-row.view.js';
import { showAge } from '../../../shared/format';
import styles from './leads.module.css';
import { useNow } from './use-now';

/** The same as the bar's color, for those who cannot tell colors apart. */
const WORDS: Readonly<Record<LeadAgeColor, string>> = {
  green: 'New',
  yellow: 'Waiting',
  red: 'Overdue',
};

interface CellProps {
  data?: LeadRow;
}

/** How long ago the lead came in; updates by itself. */
export function AgeCell({ data }: CellProps): JSX.Element | null {
  const now = useNow();
  return data ? <span className={styles.age}>{showAge(data.created, now)}</span> : null;
}

/** Green for an hour, yellow for four, then red. */
export function AgeBarCell({ data }: CellProps): JSX.Element | null {
  const now = useNow();
  if (!data) return null;
  const color = leadAgeColor(new Date(data.created), new Date(now));
  return (
    <span className={styles.bar} data-color={color}>
      {WORDS[color]}
    </span>
  );
}
