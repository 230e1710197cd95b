import type { EmailStatus } from '#modules/moves/contract/move-terms.js';
import { showPrice, showShortDay } from '../../../shared/format';

/** The last quote that was sent. */
export interface SentQuote {
  status: EmailStatus;
  /** Instant; null until it is handed over. */
  sent: string | null;
  /** Dollars; null where they were not kept. */
  dollars: number | null;
}

export interface QuoteLine {
  /** `Quoted $748, 11/27`, to the cent, as its email says it. */
  words: string;
  /** How its delivery stands. */
  state: string;
  /** What the move comes to by now, where that differs. */
  now: string | null;
  /** It did not arrive. */
  isLost: boolean;
}

const STATES: Readonly<Record<EmailStatus, string>> = {
  queued: 'On its way',
  sending: 'On its way',
  sent: 'Delivered',
  failed: 'Not delivered',
  unknown: 'Perhaps not delivered',
};

/**
 * What a salesperson says of the quote on the phone.
 * @param present what the move comes to as it is typed, in dollars; null where it is not known
 */
export function quoteLine(quote: SentQuote, present: number | null, timezone: string): QuoteLine {
  const { status, sent, dollars } = quote;
  const told = dollars === null ? null : showPrice(dollars);
  // Cents come and go with a drive that is fetched again.
  const isOther =
    dollars !== null && present !== null && Math.round(dollars) !== Math.round(present);
  return {
    words: [['Quoted', told].filter(Boolean).join(' '), sent && showShortDay(sent, timezone)]
      .filter(Boolean)
      .join(', '),
    state: STATES[status],
    now: isOther ? `now ${showPrice(present)}` : null,
    isLost: status === 'failed' || status === 'unknown',
  };
}
