import { IconPhone } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { ScheduleManagerView } from '#modules/scheduling/contract/schedule.view.js';
import { phoneLink, showPhone } from '../../shared/format';
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
          <a
            className={styles.call}
            href={phoneLink(manager.phone)}
            aria-label={`Call ${manager.name}, ${showPhone(manager.phone)}`}
          >
            <IconPhone size={15} aria-hidden />
            {showPhone(manager.phone)}
          </a>
        )}
      </dd>
    </div>
  );
}
