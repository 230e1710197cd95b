import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './composer.module.css';
import { DeliveryNotice } from './delivery-notice';
import type { Composer } from './use-composer';
import { QUESTION } from './use-sending';

export interface ComposerFootProps {
  composer: Composer;
  formId: string;
}

/** Send, and then the state of the email. */
export function ComposerFoot({ composer, formId }: ComposerFootProps): JSX.Element {
  const { sending, delivery, isRendering, isReady, close, done } = composer;
  const isAccepted = sending.emailId !== null;
  return (
    <div className={styles.foot}>
      {isAccepted && (
        <div className={styles.status}>
          <DeliveryNotice
            delivery={delivery}
            onSent={done}
            onFailed={(error) => void sending.alert(error)}
          />
        </div>
      )}
      {isReady && !isAccepted && <span className={styles.question}>{QUESTION}</span>}
      <Button variant="default" onClick={() => void close()}>
        {isAccepted ? 'Close' : 'Cancel'}
      </Button>
      {!isAccepted && (
        <Button
          type="submit"
          form={formId}
          leftSection={<IconSend size={15} aria-hidden />}
          loading={sending.isSending}
          disabled={isRendering}
        >
          Send
        </Button>
      )}
    </div>
  );
}
