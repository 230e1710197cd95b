import { IconPhone } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { ScheduleManagerView } from '#modules/scheduling/contract/schedule.view.js';
import { DialLink } from '../../shared/ui';
import styles from './day-card.module.css';

export interface ManagerProps {
  label: string;
  manager: ScheduleManagerView | null;
}

/** Whom to ask that day; a tap calls them. */
export function Manager({ label, manager }: ManagerProps): JSX.Element {
  return (
    <div className={styles.manager}>
      <dt>{label}</dt>
      <dd>
        {manager ? manager.name : '–'}
        {manager?.phone && (
          <DialLink
            className={styles.call}
            phone={manager.phone}
            callee={manager.name}
            icon={<IconPhone size={15} aria-hidden />}
          />
        )}
      </dd>
    </div>
  );
}
