import { IconBellRinging } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { Urgency } from '#modules/customers/contract/customer-list-terms.js';
import {
  autobookingUrgency,
  snoozedUntil,
} from '#modules/customers/contract/customer-list-terms.js';
import type { AutobookingRow } from '#modules/customers/contract/lead-row.view.js';
import { showInstant, showShortDay, showTime, showTimeNamed } from '../../../shared/format';
import styles from './leads.module.css';
import { useNow } from './use-now';

/** By the server's own rule, as time passes. */
export const urgencyOf = ({ created, firstCall }: AutobookingRow, now: number): Urgency =>
  autobookingUrgency(new Date(created), firstCall ? new Date(firstCall) : null, new Date(now));

/** When the first call was made, and how soon the next one is due. */
export function FirstCallCell({ data }: { data?: AutobookingRow }): JSX.Element | null {
  const now = useNow();
  if (!data) return null;
  const { firstCall, branch } = data;
  const urgency = urgencyOf(data, now);
  return (
    <span className={styles.call}>
      {urgency === 'snoozed' && firstCall && (
        <span className={styles.soon}>
          Snoozed until {showTime(snoozedUntil(new Date(firstCall)), branch.timezone)}
        </span>
      )}
      {urgency === 'urgent' && (
        <b className={styles.soon} data-urgent>
          <IconBellRinging size={12} aria-hidden /> Urgent
        </b>
      )}
      <span title={firstCall ? showInstant(firstCall, branch.timezone) : undefined}>
        {firstCall
          ? `${showShortDay(firstCall, branch.timezone)} ${showTimeNamed(firstCall, branch.timezone)}`
          : '–'}
      </span>
    </span>
  );
}
