import type { DeliveryStatus } from './email-status.js';

const SECOND_MS = 1_000;

/** Pauses between hand-overs in a row, in seconds: an outage of an hour is waited out. */
const OUTAGE_PAUSES = [2, 8, 30, 120, 300, 600, 1_200, 1_500];

/** Where the other side would say no again, only a slip of its own is waited out. */
const REFUSAL_PAUSES = [2, 8];

/** What a hand-over came to, whatever the transport. */
export type Outcome =
  | { kind: 'taken'; refusedAddresses: string[] }
  | { kind: 'refused'; reason: string; isPermanent: boolean }
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
      return refused(outcome, tries);
    case 'unclear':
      return { status: 'unknown', error: outcome.reason, pauseMs: 0 };
  }
}

function refused(
  { reason: error, isPermanent }: Extract<Outcome, { kind: 'refused' }>,
  tries: number,
): Settlement {
  const pause = (isPermanent ? REFUSAL_PAUSES : OUTAGE_PAUSES)[tries - 1];
  return pause === undefined
    ? { status: 'failed', error, pauseMs: 0 }
    : { status: 'queued', error, pauseMs: pause * SECOND_MS };
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
