import { MINUTE_MS } from '../../../kernel/time-window.js';
import type { DeliveryStatus } from './email-status.js';

const SECOND_MS = MINUTE_MS / 60;

/** Hand-overs before an e-mail counts as failed. */
export const MAX_TRIES = 5;

const FIRST_PAUSE_MS = 2 * SECOND_MS;

/** The pause after the `tries`-th try in a row: 2, 4, 8, 16 seconds. */
export const pauseAfter = (tries: number): number => FIRST_PAUSE_MS * 2 ** (tries - 1);

/** What a hand-over came to, whatever the transport. */
export type Outcome =
  | { kind: 'taken'; refusedAddresses: string[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string };

/** What an outcome makes of an e-mail; `pauseMs` until the next try of one that is queued again. */
export interface Settlement {
  status: Exclude<DeliveryStatus, 'sending'>;
  error: string | null;
  pauseMs: number;
}

/** @param tries hand-overs in a row, the one that ended so included */
export function settle(outcome: Outcome, recipient: string, tries: number): Settlement {
  switch (outcome.kind) {
    case 'taken':
      return taken(outcome.refusedAddresses, recipient);
    case 'refused':
      return tries < MAX_TRIES
        ? { status: 'queued', error: outcome.reason, pauseMs: pauseAfter(tries) }
        : { status: 'failed', error: outcome.reason, pauseMs: 0 };
    case 'unclear':
      return { status: 'unknown', error: outcome.reason, pauseMs: 0 };
  }
}

/** A second try would reach those again who already have it, so there is none without a person. */
function taken(refusedAddresses: string[], recipient: string): Settlement {
  const error =
    refusedAddresses.length > 0
      ? `The mail server does not take mail for ${refusedAddresses.join(', ')}.`
      : null;
  const status = refusedAddresses.includes(recipient) ? 'failed' : 'sent';
  return { status, error, pauseMs: 0 };
}
