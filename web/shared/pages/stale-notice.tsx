import { Button } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './page-frame.module.css';

export interface StaleNoticeProps {
  message: string;
  onReload: () => void;
}

/** Someone else changed what is on screen. */
export function StaleNotice({ message, onReload }: StaleNoticeProps): JSX.Element {
  return (
    <div className={styles.stale} role="status">
      <IconRefreshAlert size={16} aria-hidden />
      <span>{message}</span>
      <Button size="compact-xs" variant="default" onClick={onReload}>
        Show the latest
      </Button>
    </div>
  );
}
