import type { JSX } from 'react';
import type { MailboxRow } from '#modules/mail/contract/mail.view.js';
import { Moment } from '../../branches';
import styles from './mailbox.module.css';

export interface MailboxListProps {
  rows: readonly MailboxRow[];
  open: string | null;
  onOpen: (id: string) => void;
}

/** The emails, newest first. */
export function MailboxList({ rows, open, onOpen }: MailboxListProps): JSX.Element {
  return (
    <ul className={styles.list} aria-label="Emails">
      {rows.map(({ _id, subject, to, sent }) => (
        <li key={_id}>
          <button
            type="button"
            className={styles.row}
            aria-current={_id === open || undefined}
            onClick={() => onOpen(_id)}
          >
            <span className={styles.to}>{to}</span>
            <span className={styles.sent}>
              <Moment at={sent} />
            </span>
            <span className={styles.subject}>{subject}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
