import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { Banner } from '../../../shared/ui';
import { retryNote } from '../mail-labels';
import type { Delivery } from '../sent/use-delivery';

const WORDS = {
  queued: 'Waiting to be sent. You may close this: “Sent emails” shows what becomes of it.',
  sending: 'Sending…',
  unknown: 'We don’t know whether this email was delivered. Ask the customer, or send it again.',
} as const;

export interface DeliveryNoticeProps {
  delivery: Delivery;
  onSent: () => void;
  onFailed: (error: string) => void;
}

/** The state of the email that was just accepted, live. */
export function DeliveryNotice(props: DeliveryNoticeProps): JSX.Element | null {
  const { status, error, attempts, retry, isRetrying } = props.delivery;
  const sent = useEffectEvent(props.onSent);
  const failed = useEffectEvent(props.onFailed);
  useEffect(() => {
    if (status === 'sent') sent();
    if (status === 'failed') failed(error ?? 'The email was not sent.');
  }, [status, error]);

  if (status === 'sent') return null;
  const again = (
    <Button variant="default" loading={isRetrying} onClick={retry}>
      Send again
    </Button>
  );
  if (status === 'failed') {
    return (
      <Banner tone="danger" actions={again}>
        Not sent: {error}
      </Banner>
    );
  }
  if (status === 'queued' && error)
    return (
      <Banner tone="warning">
        Not sent yet: {error} {retryNote(attempts)} You may close this.
      </Banner>
    );
  return (
    <Banner
      tone={status === 'unknown' ? 'warning' : 'info'}
      actions={status === 'unknown' ? again : undefined}
    >
      {WORDS[status]}
    </Banner>
  );
}
