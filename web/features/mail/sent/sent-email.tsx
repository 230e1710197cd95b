import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { useStaff } from '../../employees';
import { showInstant } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui';
import { KIND_LABELS, retryNote, RETRY_LABELS, STATUS_LABELS } from '../mail-labels';
import styles from './sent-emails.module.css';
import { useDelivery } from './use-delivery';

export interface SentEmailProps {
  email: MoveEmailView;
  customerId: string;
  timezone: string;
}

/** One email; one that is not delivered is followed live. */
export function SentEmail({ email, customerId, timezone }: SentEmailProps): JSX.Element {
  const { _id, template, subject, recipient, sent, sender } = email;
  const followed = email.status === 'sent' ? null : _id;
  const { status, error, attempts, retry, isRetrying } = useDelivery(
    customerId,
    followed,
    email.status,
  );
  const person = useStaff().get(sender ?? '');
  const isWaiting = status === 'queued' && error !== null;
  const { word, tone, icon } = isWaiting ? RETRY_LABELS : STATUS_LABELS[status];
  const facts = [
    recipient,
    sent && showInstant(sent, timezone),
    sender ? person?.displayName : 'sent by the system',
  ].filter(Boolean);
  return (
    <li className={styles.email}>
      <div className={styles.head}>
        <span className={styles.kind}>{KIND_LABELS[template]}</span>
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
      </div>
      <div className={styles.subject}>{subject}</div>
      <div className={styles.facts}>{facts.join(' · ')}</div>
      {error && status !== 'sent' && <div className={styles.error}>{error}</div>}
      {isWaiting && <div className={styles.facts}>{retryNote(attempts)}</div>}
      {(status === 'failed' || status === 'unknown') && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isRetrying}
          onClick={retry}
          aria-label={`Send again: ${subject}`}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
