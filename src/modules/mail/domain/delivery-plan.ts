import type { DeliveryStatus } from './email-status.js';

const SECOND_MS = 1_000;

/** Pauses between hand-overs in a row, in seconds: long enough for an outage of an hour. */
const OUTAGE_PAUSES = [2, 8, 30, 120, 300, 600, 1_200, 1_500];

/** If the other side would refuse again, only a short wait for a mistake of its own. */
const REFUSAL_PAUSES = [2, 8];

/** The outcome of a hand-over, whatever the transport. */
export type Outcome =
  | { kind: 'taken'; refusedAddresses: string[] }
  | { kind: 'refused'; reason: string; isPermanent: boolean }
  | { kind: 'unclear'; reason: string };

/** What an outcome means for an email; `pauseMs` until the next try if it is queued again. */
export interface Settlement {
  status: Exclude<DeliveryStatus, 'sending'>;
  error: string | null;
  pauseMs: number;
}

/** @param tries hand-overs in a row, including the one that ended this way */
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

/** A second try would reach those who already have it, so only a person can start one. */
function taken(refusedAddresses: string[], recipient: string): Settlement {
  const error =
    refusedAddresses.length > 0
      ? `The mail server does not take mail for ${refusedAddresses.join(', ')}.`
      : null;
  const status = refusedAddresses.includes(recipient) ? 'failed' : 'sent';
  return { status, error, pauseMs: 0 };
}
