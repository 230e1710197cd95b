import { Button } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { quoteLine, type PresentPrice, type SentQuote } from './quote-line';
import styles from './quote-step.module.css';

export interface QuoteStepProps {
  /** Null: none was sent yet. */
  quote: SentQuote | null;
  present: PresentPrice;
  timezone: string;
  maySend: boolean;
  onSend: () => void;
  /** Plans the next call, once a quote was sent. */
  nextCall?: ReactNode;
}

/** What most calls end in, beside the next step: the quote is sent, or was. */
export function QuoteStep(props: QuoteStepProps): JSX.Element | null {
  const { quote, present, timezone, maySend, onSend, nextCall } = props;
  if (!quote) {
    return maySend ? (
      <Button variant="default" className={styles.send} onClick={onSend}>
        Send quote
      </Button>
    ) : null;
  }
  const { words, state, now, isLost } = quoteLine(quote, present, timezone);
  return (
    <div className={styles.quote}>
      <p className={styles.said} role="status">
        <span className={styles.words}>{words}</span>
        {now && <span className={styles.now}>{now}</span>}
        <span className={isLost ? styles.lost : styles.state}>{state}</span>
      </p>
      <div className={styles.acts}>
        {maySend && (
          <Button variant="subtle" size="compact-xs" onClick={onSend}>
            Send quote again
          </Button>
        )}
        {nextCall}
      </div>
    </div>
  );
}
