import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { SessionView } from '#modules/access/contract/session.view.js';
import { showAge } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui';
import styles from './sessions.module.css';

export interface SessionItemProps {
  session: SessionView;
  disabled: boolean;
  onEnd: () => void;
}

const ago = (instant: string): string => {
  const age = showAge(instant);
  return age === 'now' ? 'just now' : `${age} ago`;
};

/** One place where the person is signed in. */
export function SessionItem({ session, disabled, onEnd }: SessionItemProps): JSX.Element {
  const { device, started, lastUsed, current } = session;
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <b>{device}</b>
        <span className={styles.when}>
          {current ? '' : `Last used ${ago(lastUsed)}, `}
          {current ? 'Signed in ' : 'signed in '}
          <time dateTime={started}>{ago(started)}</time>
        </span>
      </div>
      {current ? (
        <StatusBadge tone="info">This one</StatusBadge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          disabled={disabled}
          aria-label={`Sign out of ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
