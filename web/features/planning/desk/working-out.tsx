import { Progress } from '@mantine/core';
import type { JSX } from 'react';
import styles from './desk.module.css';

/** @param progress 0–100; null: not known */
export function WorkingOut({ progress }: { progress: number | null }): JSX.Element {
  return (
    <div className={styles.working} role="status">
      <p>Working out what the day could do…</p>
      <Progress.Root size="sm">
        <Progress.Section
          value={progress ?? 100}
          animated={progress === null}
          striped={progress === null}
          aria-label="How far it is"
        />
      </Progress.Root>
    </div>
  );
}
