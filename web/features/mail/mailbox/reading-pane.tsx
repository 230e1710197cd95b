import { Button } from '@mantine/core';
import { IconArrowLeft, IconMailOpened } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { MailboxMessageView } from '#modules/mail/contract/mail.view.js';
import { PageFailed, PageMessage, PageSkeleton } from '../../../shared/pages';
import { LetterFrame } from '../document/letter-frame';
import styles from './mailbox.module.css';

export interface ReadingPaneProps {
  message: MailboxMessageView | undefined;
  isChosen: boolean;
  error: unknown;
  onRetry: () => void;
  onBack: () => void;
}

function Body({
  message,
  isChosen,
  error,
  onRetry,
}: Omit<ReadingPaneProps, 'onBack'>): JSX.Element {
  if (!isChosen)
    return <PageMessage icon={<IconMailOpened size={28} />} title="Choose an email to read" />;
  if (!message) return error ? <PageFailed error={error} onRetry={onRetry} /> : <PageSkeleton />;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{message.subject}</h2>
        <span className={styles.meta}>To {message.to}</span>
      </header>
      <LetterFrame
        className={styles.letter}
        title={`Email: ${message.subject}`}
        html={message.html}
      />
    </>
  );
}

/** The email that was chosen. */
export function ReadingPane({ onBack, ...shown }: ReadingPaneProps): JSX.Element {
  return (
    <section className={styles.pane} aria-label="Reading pane">
      <Button
        className={styles.back}
        variant="default"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={onBack}
      >
        All emails
      </Button>
      <Body {...shown} />
    </section>
  );
}
