import { IconBellRinging, IconZzz } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { AutobookingRow } from '../../../../src/modules/customers/contract/lead-row.view';
import { showInstant } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui';
import styles from './leads.module.css';
import { urgencyOf } from './urgency';
import { useNow } from './use-now';

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
