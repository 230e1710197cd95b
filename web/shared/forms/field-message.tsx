import { IconAlertCircleFilled } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './field-message.module.css';

/** What is wrong with a field, below it, with an exclamation mark. */
export function FieldMessage({ children }: { children: string }): JSX.Element {
  return (
    <span className={styles.message}>
      <IconAlertCircleFilled size={14} aria-hidden />
      {children}
    </span>
  );
}
