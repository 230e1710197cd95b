import { IconBellRinging, IconZzz } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { Urgency } from '#modules/customers/contract/customer-list-terms.js';
import { autobookingUrgency } from '#modules/customers/contract/customer-list-terms.js';
import type { AutobookingRow } from '#modules/customers/contract/lead-row.view.js';
import { showInstant } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui';
import styles from './leads.module.css';
import { useNow } from './use-now';

/** By the server's own rule, as time passes. */
export const urgencyOf = ({ created, firstCall }: AutobookingRow, now: number): Urgency =>
  autobookingUrgency(new Date(created), firstCall ? new Date(firstCall) : null, new Date(now));

/** When the first call was made, and how soon the next one is due. */
export function FirstCallCell({ data }: { data?: AutobookingRow }): JSX.Element | null {
  const now = useNow();
  if (!data) return null;
  const urgency = urgencyOf(data, now);
  return (
    <span className={styles.call}>
      {urgency === 'snoozed' && <StatusBadge icon={<IconZzz size={13} />}>Snoozed</StatusBadge>}
      {urgency === 'urgent' && (
        <StatusBadge tone="danger" icon={<IconBellRinging size={13} />}>
          Urgent
        </StatusBadge>
      )}
      {data.firstCall ? showInstant(data.firstCall, data.branch.timezone) : '–'}
    </span>
  );
}
