import type { JSX } from 'react';
import type { MailboxRow } from '../../../../src/modules/mail/contract/mail.view';
import { showInstant } from '../../../shared/format';
import styles from './mailbox.module.css';

export interface MailboxListProps {
  rows: readonly MailboxRow[];
  open: string | null;
  onOpen: (id: string) => void;
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The e-mails, newest first. */
export function MailboxList({ rows, open, onOpen }: MailboxListProps): JSX.Element {
  return (
    <ul className={styles.list} aria-label="E-mails">
      {rows.map(({ _id, subject, to, sent }) => (
        <li key={_id}>
          <button
            type="button"
            className={styles.row}
            aria-current={_id === open || undefined}
            onClick={() => onOpen(_id)}
          >
            <span className={styles.to}>{to}</span>
            <time className={styles.sent} dateTime={sent}>
              {showInstant(sent, HERE)}
            </time>
            <span className={styles.subject}>{subject}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
