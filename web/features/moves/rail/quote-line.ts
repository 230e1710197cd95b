import type { EmailStatus } from '#modules/moves/contract/move-terms.js';
import { showDollars, showShortDay } from '../../../shared/format';

/** The last quote that was sent. */
export interface SentQuote {
  status: EmailStatus;
  /** Instant; null until it is handed over. */
  sent: string | null;
  /** Dollars; null where they were not kept. */
  dollars: number | null;
  /** They are the most that was promised, not the estimate; null where that was not kept. */
  isMost: boolean | null;
}

/** What a move comes to now, in dollars; null where that is not known. */
export interface PresentPrice {
  /** As it is typed. */
  estimate: number | null;
  /** What is promised at most. */
  most: number | null;
  /** What another quote would say: one or the other. */
  quoted: number | null;
}

export interface QuoteLine {
  /** `Quoted $748, 11/27`, `Quoted at most $1,385, 11/27`, in whole dollars: its email has the cents. */
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

/** The figure that is of the kind of the quoted one: a maximum is above the estimate by its nature. */
function alike({ isMost }: SentQuote, { estimate, most, quoted }: PresentPrice): number | null {
  if (isMost === null) return quoted;
  return isMost ? most : estimate;
}

/** What a salesperson says of the quote on the phone. */
export function quoteLine(quote: SentQuote, now: PresentPrice, timezone: string): QuoteLine {
  const { status, sent, dollars } = quote;
  const present = alike(quote, now);
  const priced = (figure: number): string =>
    `${quote.isMost ? 'at most ' : ''}${showDollars(figure)}`;
  const told = dollars === null ? null : priced(dollars);
  // Cents come and go with a drive that is fetched again.
  const isOther =
    dollars !== null && present !== null && Math.round(dollars) !== Math.round(present);
  return {
    words: [['Quoted', told].filter(Boolean).join(' '), sent && showShortDay(sent, timezone)]
      .filter(Boolean)
      .join(', '),
    state: STATES[status],
    now: isOther ? `now ${priced(present)}` : null,
    isLost: status === 'failed' || status === 'unknown',
  };
}
