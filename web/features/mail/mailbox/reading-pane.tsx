import { Button } from '@mantine/core';
import { IconArrowLeft, IconMailOpened } from '@tabler/icons-react';
import type { JSX } from 'react';
import type { MailboxMessageView } from '../../../../src/modules/mail/contract/mail.view';
import { PageFailed, PageMessage, PageSkeleton } from '../../../shared/pages';
import { safeMailHtml } from '../document/mail-document';
import styles from './mailbox.module.css';

export interface ReadingPaneProps {
  message: MailboxMessageView | undefined;
  isChosen: boolean;
  error: unknown;
  onBack: () => void;
}

/** Links open beside the page, never in the frame. */
const page = (html: string): string => `<base target="_blank">${safeMailHtml(html)}`;

function Body({ message, isChosen, error }: Omit<ReadingPaneProps, 'onBack'>): JSX.Element {
  if (!isChosen)
    return <PageMessage icon={<IconMailOpened size={28} />} title="Choose an e-mail to read" />;
  if (!message) return error ? <PageFailed error={error} /> : <PageSkeleton />;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{message.subject}</h2>
        <span className={styles.meta}>To {message.to}</span>
      </header>
      {/* Without scripts, forms and an origin: nothing in a letter can act. */}
      <iframe
        className={styles.letter}
        title={`E-mail: ${message.subject}`}
        sandbox="allow-popups"
        srcDoc={page(message.html)}
      />
    </>
  );
}

/** The e-mail that was chosen. */
export function ReadingPane({ onBack, ...shown }: ReadingPaneProps): JSX.Element {
  return (
    <section className={styles.pane} aria-label="Reading pane">
      <Button
        className={styles.back}
        variant="default"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={onBack}
      >
        All e-mails
      </Button>
      <Body {...shown} />
    </section>
  );
}
